import type { Schemas } from '../../../src/api/generated/schema'
import type { PlantNetwork } from '../network/plant-network'

export type SmtpServer = Schemas['TestedSettings']
export type MailTest = Schemas['MailTest']
export type MailContact = Schemas['MailContact']

/** What the panel knows of mail. */
export interface EmailState {
  smtp: SmtpServer
  password: string
  passwordChangedAt: string | null
  /** The newest first. */
  tests: MailTest[]
  contacts: MailContact[]
  /** By the letter of a group. */
  groupNames: Record<string, string>
}

export const GROUPS = [...'ABCDEFGHIJKLMNOP']

export interface EmailSlice {
  email: EmailState
  mailNetwork: PlantNetwork
}
