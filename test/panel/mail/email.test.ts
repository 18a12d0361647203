import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { plantMailOf } from '../../setup/plant-mail'
import { type BodyFor, callerAs } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('email')
const TEST = 'POST /email/tests'
const SERVER: Schemas['SmtpUpdate'] = {
  host: 'mail.plant.example',
  port: 587,
  encryption: 'starttls',
  username: 'line2',
  sender_name: 'Line 2 panel',
  sender_address: 'line2@plant.example',
  verify_certificate: true,
  timeout_seconds: 20,
  retries: 0
}
const SECRET = 'app-pass-3152'

const plant = plantMailOf(test)

async function start() {
  const panel = createPanel()
  panel.state.mailNetwork = plant().network
  const caller = await callerAs(panel)
  const save = (changes: Partial<typeof SERVER>) => caller.save('/email/smtp', { ...SERVER, ...changes })
  const send = async (settings: Partial<typeof SERVER>, to: Omit<BodyFor<typeof TEST>, 'settings'> = {}) =>
    (await caller.call(TEST, { settings: { ...SERVER, ...settings }, ...to })).body
  return { panel, ...caller, save, send }
}

test('sends a mail that arrives, encrypted and in its own name', async () => {
  const { send } = await start()
  const report = await send({}, { contact_id: 'mika-sato' })
  assert.equal([report.state, report.recipients, report.attempts], ['ok', ['mika.sato@plant.example'], 1])
  const [mail] = plant().mails
  assert.equal([mail?.from, mail?.to, mail?.user], ['line2@plant.example', ['mika.sato@plant.example'], 'line2'])
  assert.match(mail?.source ?? '', 'Subject: Test mail from line2-hmi')
  assert.match(mail?.source ?? '', 'From: Line 2 panel <line2@plant.example>')
  assert.match(mail?.source ?? '', 'Sent by engineer at 2026/11/21 09:41:07')
})

test('sends to all of a group, and to the sender itself', async () => {
  const { send } = await start()
  assert.is((await send({}, { group_id: 'D' })).recipients.length, 3)
  await send({})
  assert.equal(
    plant().mails.map(({ to }) => to),
    [['quality@plant.example', 'anna.lindqvist@plant.example', 'seoyeon.lee@plant.example'], ['line2@plant.example']]
  )
})

for (const [port, encryption] of [
  [25, 'none'],
  [465, 'tls'],
  [587, 'starttls']
] as const) {
  test(`speaks ${encryption} on port ${port}`, async () => {
    const { send } = await start()
    assert.is((await send({ port, encryption, password: SECRET })).state, 'ok')
  })
}

const REFUSALS: [reason: string, settings: Partial<typeof SERVER>, words: RegExp][] = [
  ['name_not_resolved', { host: 'mail.elsewhere.example' }, /ENOTFOUND/],
  ['no_answer', { host: '192.168.10.99' }, /EHOSTUNREACH/],
  ['connection_refused', { port: 2525 }, /ECONNREFUSED/],
  ['tls_certificate', { host: 'old-mail.plant.example' }, /self-signed certificate/],
  ['tls_certificate', { host: 'old-mail.plant.example', port: 465, encryption: 'tls' }, /self-signed certificate/],
  ['tls_not_offered', { port: 25 }, /50\d/],
  ['tls_not_offered', { port: 587, encryption: 'tls' }, /wrong version/i],
  ['tls_protocol', { host: 'legacy-mail.plant.example' }, /protocol version/i],
  ['tls_protocol', { host: 'legacy-mail.plant.example', port: 465, encryption: 'tls' }, /protocol version/i],
  ['login_refused', { password: 'wrong' }, /535 .*not accepted/],
  ['login_refused', { username: 'line3' }, /535/],
  ['sender_refused', { sender_address: 'boss@plant.example' }, /553 .*may not send as/],
  ['message_too_big', { host: 'small-mail.plant.example', port: 25, encryption: 'none' }, /552 .*maximum message size/]
]

for (const [reason, settings, words] of REFUSALS) {
  test(`reports ${reason} for ${JSON.stringify(settings)}`, async () => {
    const { send } = await start()
    const report = await send({ password: SECRET, ...settings })
    assert.equal([report.state, report.reason], ['failed', reason])
    assert.match(report.server_words, words)
    assert.is(plant().mails.length, 0)
  })
}

test('names the recipients who were refused beside those who got it', async () => {
  const { panel, call, send } = await start()
  await call('POST /email/contacts', { name: 'Full', mail: 'full@plant.example', groups: ['D'] })
  const report = await send({}, { group_id: 'D' })
  assert.equal(
    [report.reason, report.refused_recipients, report.recipients.length],
    ['recipient_refused', ['full@plant.example'], 4]
  )
  assert.is(plant().mails[0]?.to.length, 3)
  const alone = panel.state.email.contacts.find(({ mail }) => mail === 'full@plant.example')!
  const refused = await send({}, { contact_id: alone.id })
  assert.equal([refused.reason, refused.refused_recipients], ['recipient_refused', ['full@plant.example']])
})

test('accepts an unknown certificate only when verification is off', async () => {
  const { send } = await start()
  const report = await send({ host: 'old-mail.plant.example', password: SECRET, verify_certificate: false })
  assert.is(report.state, 'ok')
})

test('takes a good certificate for a bad one while its clock is wrong', async () => {
  const { panel, send } = await start()
  panel.clock.set(Date.UTC(2010, 0, 1))
  const report = await send({})
  assert.equal([report.reason, /not yet valid/.test(report.server_words)], ['tls_certificate', true])
})

test('tries again after a refusal that passes, as often as was set', async () => {
  const { call, send } = await start()
  await call('POST /email/contacts', { name: 'Grey', mail: 'greylisted@plant.example', groups: [] })
  const report = await send({ retries: 1 }, { contact_id: 'greylisted' })
  assert.equal([report.state, report.attempts], ['ok', 2])
  const refused = await send({ port: 2525, retries: 1, password: SECRET })
  assert.equal([refused.reason, refused.attempts], ['connection_refused', 2])
})

test('sends the kept password only to the server and user it was set for, never with less protection', async () => {
  const { call, send, save } = await start()
  const exposing: Partial<typeof SERVER>[] = [
    { host: 'old-mail.plant.example' },
    { port: 465 },
    { username: 'line3' },
    { encryption: 'none' },
    { verify_certificate: false }
  ]
  for (const change of exposing) {
    assert.equal((await send(change)).fields, { password: 'required' })
    assert.equal((await save(change)).body.fields, { password: 'required' })
  }
  assert.is((await save({ sender_name: 'Other' })).status, 204)
  const { body } = await call('GET /email/smtp')
  assert.equal([body.sender_name, body.password_set, body.password_changed_at], ['Other', true, '2026/11/02 14:10:36'])
})

test('never returns or logs a password', async () => {
  const { panel, call, send, save } = await start()
  await send({ password: SECRET })
  await save({ password: SECRET })
  const answers = [await call('GET /email/smtp'), await call('GET /email/tests')]
  assert.not.match(JSON.stringify([answers.map(({ body }) => body), panel.log]), SECRET)
  assert.is(panel.log.length > 0, true)
})

test('remembers whether tests used the kept password, and confirms no guess of it', async () => {
  const { call, send, save } = await start()
  assert.is((await send({ password: SECRET })).password_kept, false)
  await send({})
  const kept = async () =>
    (await call('GET /email/tests')).body.items.map((report: { password_kept: boolean }) => report.password_kept)
  assert.equal(await kept(), [true, false])
  await save({ password: 'wrong' })
  assert.equal(await kept(), [true, false])
})

const LIMITS: [name: string, wrong: unknown[], right: unknown[]][] = [
  ['host', ['', 'a b', 'a'.repeat(64), '10.0.0.256'], ['mail', '10.0.0.25', 'a'.repeat(63)]],
  ['port', [0, 65_536, 1.5], [1, 65_535]],
  ['encryption', ['ssl'], ['none', 'starttls', 'tls']],
  ['username', ['', ' ', 'a\nb', 'a'.repeat(255)], ['a', 'a'.repeat(254)]],
  ['password', ['', 'a'.repeat(129)], ['a', 'a'.repeat(128)]],
  ['sender_name', ['', ' ', 'a\r\nBcc: x@y', 'a'.repeat(65)], ['a', '線'.repeat(64)]],
  ['sender_address', ['', 'a', 'a@', 'a b@c', '@c', `${'a'.repeat(65)}@c`], ['a@c', `${'a'.repeat(64)}@c`]],
  ['timeout_seconds', [4, 61], [5, 60]],
  ['retries', [-1, 6], [0, 5]]
]

for (const [name, wrong, right] of LIMITS) {
  test(`keeps ${name} within its limits`, async () => {
    const { save } = await start()
    for (const value of wrong) {
      const { status, body } = await save({ password: SECRET, [name]: value })
      assert.equal([status, Object.keys(body.fields)], [400, [name]], `${name} ${value}`)
    }
    for (const value of right) assert.is((await save({ password: SECRET, [name]: value })).status, 204, String(value))
  })
}

test('refuses to overwrite settings that have changed', async () => {
  const { call, versionOf } = await start()
  const version = await versionOf('/email/smtp')
  const save = (password: string) => call('PUT /email/smtp', { ...SERVER, password }, version)
  assert.is((await save('one')).status, 204)
  const second = await save('two')
  assert.equal([second.status, second.body.details.changed_by], [412, 'engineer'])
})

test('refuses a test to nobody', async () => {
  const { send } = await start()
  assert.is((await send({}, { contact_id: 'gone' })).error_code, 'not_found')
  assert.is((await send({}, { group_id: 'P' })).error_code, 'group_empty')
  assert.is((await send({}, { group_id: 'Q' })).error_code, 'group_empty')
})

test.run()
