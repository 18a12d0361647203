import type { Services, StateOf } from '../state'
import { emailContactsHandlers } from './email-contacts-handlers'
import { emailHandlers } from './email-handlers'
import { emailSeed } from './email-seed'
import { createMailQueue, type MailQueue } from './mail-queue'

export const seeds = { emailSeed }

export const handlers = { ...emailContactsHandlers, ...emailHandlers }

export const services = {
  mailQueue: ({ clock, state, power }: Services) => createMailQueue(clock, state, power)
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    mailQueue: MailQueue
  }
}
