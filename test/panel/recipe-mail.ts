import type { DeviceClock } from './device-clock'
import { deviceText } from './device-text'
import { JobFailure } from './job-order'
import { deliver } from './mail/mailer'
import type { BackupCopy } from './recipe-backup-state'
import type { PanelState } from './state'

/** Sends a copy by the mail server of the panel. @throws JobFailure `mail_` and the reason of the mailer */
export async function mailCopy(state: PanelState, clock: DeviceClock, copy: BackupCopy, to: string): Promise<void> {
  const { email, mailNetwork: network, hmiName } = state
  if (!email.smtp.host) throw new JobFailure('mail_not_set_up')
  const { failure } = await deliver({
    server: email.smtp,
    password: email.password,
    mail: {
      to: [to],
      subject: `Recipe backup of ${hmiName}`,
      text: `${copy.name}, made at ${deviceText(copy.madeAt)} (time of the panel).\nSHA-256: ${copy.checksum}\n`,
      attachments: [{ filename: `${copy.name}.json`, content: copy.text, contentType: 'application/json' }]
    },
    network,
    now: clock.now
  })
  if (failure) throw new JobFailure(`mail_${failure.reason}`, failure.words)
}
