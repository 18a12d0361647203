import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import { JobFailure } from '../jobs/job-definition'
import { sendOnce } from '../mail/mail-queue'
import { deliver, type Mail } from '../mail/mailer'
import type { PanelState } from '../state'
import type { BackupCopy } from './backup-recipe-state'
import { fileOf } from './recipe-copies'

function mailOf({ hmiName }: PanelState, copy: BackupCopy, content: string, to: string): Mail {
  return {
    to: [to],
    subject: `Recipe backup of ${hmiName}`,
    text: `${copy.name}, made at ${deviceText(copy.madeAt)} (time of the panel).\nSHA-256: ${copy.checksum}\n`,
    attachments: [{ filename: fileOf(copy), content, contentType: 'application/json' }]
  }
}

/**
 * Sends a copy by the mail server of the panel. With `wait` it is tried once; what fails for the moment is handed over.
 * @throws JobFailure `mail_` and the reason of the mailer, also of a mail that waits: it has not left
 */
export async function mailCopy(
  state: PanelState,
  clock: DeviceClock,
  copy: BackupCopy,
  content: string,
  to: string,
  wait?: (mail: Mail) => boolean
): Promise<void> {
  const { email, mailNetwork: network } = state
  if (!email.smtp.host) throw new JobFailure('mail_not_set_up')
  const mail = mailOf(state, copy, content, to)
  const { failure } = await (wait
    ? sendOnce(state, clock, mail)
    : deliver({ server: email.smtp, password: email.password, mail, network, now: clock.now }))
  if (!failure) return
  const waits = failure.passing && wait?.(mail)
  throw new JobFailure(`mail_${failure.reason}`, waits ? `${failure.words} (will be tried again)` : failure.words)
}
