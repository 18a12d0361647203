import { deviceText } from '../device/device-text'
import {
  type Call,
  created,
  done,
  type FieldFaults,
  type Handlers,
  invalid,
  list,
  ok,
  refuse
} from '../http/handler-types'
import { isHost } from '../network/host'
import type { EmailState, MailTest, SmtpServer } from './email-state'
import { isMailAddress } from './mail-address'
import { deliver } from './mailer'

type Order = Call<'POST /email/tests'>
type Update = Order['body']['settings']

const REMEMBERED = 10

const noSuch = (thing: string) => refuse(404, 'not_found', { message: `There is no such ${thing}` })

/** Errors of the settings that the contract cannot express. */
function wrongIn({ password, ...server }: Update, kept: EmailState): FieldFaults<'PUT /email/smtp', 400> | undefined {
  const wrong: FieldFaults<'PUT /email/smtp', 400> = {
    ...(!isHost(server.host) && { host: 'host' }),
    ...(!isMailAddress(server.sender_address) && { sender_address: 'email' }),
    ...(password === undefined && (kept.password === '' || isExposed(server, kept.smtp)) && { password: 'required' })
  }
  return Object.keys(wrong).length > 0 ? wrong : undefined
}

const ENCRYPTIONS = ['none', 'starttls', 'tls']

/** Whether the kept password would go to another destination, or be protected less, than it was set for. */
function isExposed(server: SmtpServer, kept: SmtpServer): boolean {
  const isElsewhere = (['host', 'port', 'username'] as const).some(name => server[name] !== kept[name])
  const isOpener = ENCRYPTIONS.indexOf(server.encryption) < ENCRYPTIONS.indexOf(kept.encryption)
  return isElsewhere || isOpener || (kept.verify_certificate && !server.verify_certificate)
}

/** To whom a test goes. */
function recipientsOf({ contact_id, group_id, settings }: Order['body'], { contacts }: EmailState) {
  if (contact_id !== undefined) return contacts.filter(({ id }) => id === contact_id).map(({ mail }) => mail)
  if (group_id !== undefined) return contacts.filter(({ groups }) => groups.includes(group_id)).map(({ mail }) => mail)
  return [settings.sender_address]
}

async function test({ state, clock, session, body }: Order, to: string[]): Promise<MailTest> {
  const { password = state.email.password, ...server } = body.settings
  const sent = deviceText(clock.now())
  const { attempts, steps, refused, failure } = await deliver({
    server,
    password,
    mail: { to, subject: `Test mail from ${state.hmiName}`, text: textOf(state.hmiName, sent, session?.username) },
    network: state.mailNetwork,
    now: clock.now
  })
  return {
    state: failure ? 'failed' : 'ok',
    time: deviceText(clock.now()),
    settings: server,
    password_kept: body.settings.password === undefined,
    attempts,
    steps,
    recipients: to,
    refused_recipients: refused,
    server_words: failure?.words ?? '',
    ...(failure && { reason: failure.reason })
  }
}

const textOf = (panel: string, time: string, user = '') =>
  `${panel} can send mail with these settings.\n\nSent by ${user} at ${time} (time of the panel).\n`

export const emailHandlers = {
  'GET /email/smtp': ({ state: { email } }) =>
    ok({ ...email.smtp, password_set: email.password !== '', password_changed_at: email.passwordChangedAt }),

  'PUT /email/smtp': ({ state: { email }, clock, body }) => {
    const wrong = wrongIn(body, email)
    if (wrong) return invalid(wrong)
    const { password, ...smtp } = body
    email.smtp = smtp
    if (password !== undefined) Object.assign(email, { password, passwordChangedAt: deviceText(clock.now()) })
    return done()
  },

  'GET /email/queue': ({ mailQueue }) => ok({ queue_length: mailQueue.length(), queue_oldest: mailQueue.oldest() }),

  'GET /email/tests': ({ state: { email } }) => list(email.tests),

  'POST /email/tests': async call => {
    const { email } = call.state
    const wrong = wrongIn(call.body.settings, email)
    if (wrong) return invalid(wrong)
    const to = recipientsOf(call.body, email)
    if (to.length === 0) return call.body.group_id ? refuse(409, 'group_empty') : noSuch('contact')
    const report = await test(call, to)
    email.tests = [report, ...email.tests].slice(0, REMEMBERED)
    return created(report)
  }
} satisfies Partial<Handlers>
