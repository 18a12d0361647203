import type { DeviceClock } from '../device/device-clock'
import { JobFailure } from '../jobs/job-definition'
import { deliver } from '../mail/mailer'
import type { PanelState } from '../state'

const MEGABYTE = 1024 * 1024

interface Attachments {
  files: readonly { name: string; content: Buffer }[]
  group: string
  limitMegabytes: number
}

/** The addresses of a group of contacts. */
export const membersOf = ({ email }: PanelState, group: string): string[] =>
  email.contacts.filter(({ groups }) => groups.includes(group)).map(({ mail }) => mail)

/** Sends a copy by the mail server of the panel. @throws JobFailure */
export async function mailFiles(state: PanelState, clock: DeviceClock, mail: Attachments): Promise<void> {
  const { email, mailNetwork: network, hmiName } = state
  const to = membersOf(state, mail.group)
  const bytes = mail.files.reduce((sum, { content }) => sum + content.length, 0)
  if (to.length === 0) throw new JobFailure('group_empty')
  if (!email.smtp.host) throw new JobFailure('mail_not_set_up')
  if (bytes > mail.limitMegabytes * MEGABYTE)
    throw new JobFailure('mail_message_too_big', `${bytes} bytes; the limit is ${mail.limitMegabytes} MB`)
  const { failure } = await deliver({
    server: email.smtp,
    password: email.password,
    mail: {
      to,
      subject: `Data backup of ${hmiName}`,
      text: 'The logs of the panel, with a list of the SHA-256 checksums of the files.\n',
      attachments: mail.files.map(({ name, content }) => ({
        filename: name,
        content,
        contentType: 'application/octet-stream'
      }))
    },
    network,
    now: clock.now
  })
  if (failure) throw new JobFailure(`mail_${failure.reason}`, failure.words)
}
