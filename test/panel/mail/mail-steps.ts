import type { Schemas } from '../../../src/api/generated/schema'
import { createTimedSteps, type TimedSteps } from '../network/timed-steps'
import type { SmtpServer } from './email-state'

export type MailStep = Schemas['MailTestStep']['name']

/** The steps that a mail is sent in. */
export function createMailSteps({ encryption }: Pick<SmtpServer, 'encryption'>): TimedSteps<MailStep> {
  if (encryption === 'none') return createTimedSteps<MailStep>(['resolve', 'connect', 'login', 'send'])
  return createTimedSteps<MailStep>(['resolve', 'connect', 'tls', 'login', 'send'])
}
