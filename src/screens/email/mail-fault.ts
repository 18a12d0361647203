import type { MailTest } from '../../api/email'
import { labelsOf } from '../../lib/form/field-table'
import type { Translator } from '../../lib/text/i18n'
import { type Fault, faultOf } from '../../ui/status/fault'
import { REASONS } from './reasons'
import { SMTP } from './smtp-form'

/** Why a test failed. */
export const mailFault = (t: Translator['t'], { reason, server_words }: MailTest): Fault | undefined =>
  reason ? faultOf(REASONS[reason], reason, server_words, labelsOf(SMTP.fields, t)) : undefined
