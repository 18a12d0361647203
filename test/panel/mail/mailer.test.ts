import { once } from 'node:events'
import { connect } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plantMailOf } from '../../setup/plant-mail'
import { SEED_TIME } from '../panel'
import { plantEmail } from './email-seed'
import { deliver } from './mailer'

const test = suite('mailer')
const MAIL = { to: ['mika.sato@plant.example'], subject: 'Test', text: 'Test' }

const plant = plantMailOf(test)

const send = (settings: object) => {
  const { smtp, password } = plantEmail()
  const server = { ...smtp, timeout_seconds: 5, ...settings }
  return deliver({ server, password, mail: MAIL, network: plant().network, now: () => SEED_TIME, secondMs: 10 })
}

for (const [port, encryption] of [
  [587, 'starttls'],
  [587, 'tls'],
  [25, 'none']
] as const) {
  test(`gives up on a server that falls silent at port ${port} with ${encryption} after one timeout`, async () => {
    const started = performance.now()
    const server = { host: 'silent-mail.plant.example', port, encryption }
    const { attempts, failure } = await send({ ...server, retries: 5, timeout_seconds: 60 })
    assert.equal([attempts, failure?.reason], [1, 'no_answer'])
    const timeouts = (performance.now() - started) / 600
    assert.ok(timeouts >= 0.9 && timeouts < 4, `${timeouts} timeouts`)
  })
}

for (const encryption of ['starttls', 'none']) {
  test(`finds that port 465 does not offer ${encryption}`, async () => {
    const { attempts, failure } = await send({ port: 465, encryption, retries: 5, timeout_seconds: 60 })
    assert.equal([attempts, failure?.reason], [1, 'tls_not_offered'])
  })
}

for (const [host, port, encryption, failed, reason] of [
  ['nobody.example', 587, 'starttls', 'resolve', 'name_not_resolved'],
  ['mail.plant.example', 2525, 'starttls', 'connect', 'connection_refused'],
  ['mail.plant.example', 25, 'starttls', 'tls', 'tls_not_offered'],
  ['mail.plant.example', 587, 'tls', 'tls', 'tls_not_offered'],
  ['old-mail.plant.example', 465, 'tls', 'tls', 'tls_certificate'],
  ['old-mail.plant.example', 587, 'starttls', 'tls', 'tls_certificate']
] as const) {
  test(`comes as far as the step '${failed}' with ${encryption} at ${host}:${port}`, async () => {
    const { steps, failure } = await send({ host, port, encryption, retries: 0, timeout_seconds: 60 })
    assert.is(failure?.reason, reason)
    const [last, ...later] = steps.slice(steps.findIndex(({ name }) => name === failed))
    assert.is(last?.state, 'failed')
    assert.ok(later.every(({ state, milliseconds }) => state === 'waiting' && milliseconds === null))
  })
}

for (const [port, encryption, names] of [
  [587, 'starttls', ['resolve', 'connect', 'tls', 'login', 'send']],
  [465, 'tls', ['resolve', 'connect', 'tls', 'login', 'send']],
  [25, 'none', ['resolve', 'connect', 'login', 'send']]
] as const) {
  test(`times each step of a mail that is accepted at port ${port}`, async () => {
    const { steps } = await send({ port, encryption, timeout_seconds: 60 })
    const states = names.map(name => [name, 'done', 'number'])
    assert.equal(
      steps.map(({ name, state, milliseconds }) => [name, state, typeof milliseconds]),
      states
    )
  })
}

test('tries no refusal again that will not pass', async () => {
  const sent = await send({ sender_address: 'boss@plant.example', timeout_seconds: 60, retries: 5 })
  assert.equal([sent.attempts, sent.failure?.reason], [1, 'sender_refused'])
  assert.equal([sent.steps[3]?.state, sent.steps[4]?.state], ['done', 'failed'])
})

test('never queries the network for a name that is not one of the plant', async () => {
  for (const [host, reason] of [
    ['example.com', 'name_not_resolved'],
    ['8.8.8.8', 'no_answer'],
    ['MAIL.Plant.Example', undefined]
  ])
    assert.is((await send({ host, timeout_seconds: 60, retries: 0 })).failure?.reason, reason, host)
})

test('no failed handshake and no broken connection ends the mail servers', async () => {
  const wrong = [
    { port: 587, encryption: 'tls' },
    { port: 465, encryption: 'starttls' },
    { port: 465, encryption: 'none' },
    { host: 'old-mail.plant.example', port: 587 },
    { host: 'old-mail.plant.example', port: 465, encryption: 'tls' },
    { host: 'legacy-mail.plant.example', port: 465, encryption: 'tls' }
  ]
  for (const settings of wrong) assert.ok((await send({ ...settings, retries: 0 })).failure, JSON.stringify(settings))
  for (const port of Object.values(plant().network.hosts).flatMap(ports => Object.values(ports))) {
    await breakOff(port, 'EHLO x\r\nSTARTTLS\r\nnoise\r\n')
    await breakOff(port, '\x16\x03\x01\x02\x00\x01')
  }
  assert.is((await send({ retries: 0, timeout_seconds: 60 })).failure, undefined)
})

/** A client that sends something and leaves, and one that resets the connection. */
async function breakOff(port: number, text: string): Promise<void> {
  const leaving = connect(port, '127.0.0.1').on('error', () => {})
  leaving.end(text).resume()
  await once(leaving, 'close')
  const resetting = connect(port, '127.0.0.1').on('error', () => {})
  await once(resetting, 'connect')
  resetting.resetAndDestroy()
}

test.run()
