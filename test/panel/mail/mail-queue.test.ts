import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plantMailOf } from '../../setup/plant-mail'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { changeRecord } from '../recipe/recipes'

const test = suite('mail queue')
const MINUTE = 60_000
/** From the beginning to the try of 09:42:02. */
const TO_SENDING = 55_000
const SILENT = { host: '192.168.10.99' }
const CLOSED = { port: 2525 }
const NOTHING = { queue_length: 0, queue_oldest: null }
const WORKING_HOST = { host: 'mail.plant.example' }
const LOGIN_FAILS = { username: 'line3' }

const plant = plantMailOf(test)

/** A panel that mails a copy at 09:42:00 of each day, or after each change. */
async function start(smtp: object = {}, schedule: 'daily' | 'change' = 'daily') {
  const panel = createPanel()
  const { state } = panel
  const working = { ...state.email.smtp, retries: 2 }
  state.mailNetwork = plant().network
  state.email.smtp = { ...working, ...smtp }
  const { call, save } = await callerAs(panel)
  const path = '/project/recipe-backups/settings'
  const { password_set, ...stored } = (await call(`GET ${path}`)).body.target
  const changes = { email_to: 'quality@plant.example', schedule, daily_at: '09:42' }
  assert.is((await save(path, { ...changes, target: { ...stored, kind: 'email' } })).status, 204)
  const queue = async () => (await call('GET /email/queue')).body
  const lastJob = () => panel.jobs.list(['backup-recipe'])[0]
  return { panel, call, queue, lastJob, working }
}

/** Waits for network events without advancing the panel's clock. */
async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!holds()) {
    assert.ok(performance.now() < deadline, `in time: ${holds}`)
    await new Promise(setImmediate)
  }
}

for (const [reason, smtp] of [
  ['no_answer', SILENT],
  ['connection_refused', CLOSED]
] as const) {
  test(`keeps the mail of a schedule after ${reason} until the server is back`, async () => {
    const { panel, queue, lastJob, working } = await start(smtp)
    const before = panel.state.recipeBackup.copies.length
    assert.equal(await queue(), NOTHING)
    await panel.clock.advance(TO_SENDING)
    await until(() => lastJob()?.state === 'failed')
    assert.equal(await queue(), { queue_length: 1, queue_oldest: '2026/11/21 09:42:02' })
    assert.is(lastJob()?.error_code, `mail_${reason}`)
    assert.match(lastJob()?.message ?? '', 'will be tried again')
    assert.is(panel.state.recipeBackup.copies.length, before)

    panel.state.email.smtp = working
    await panel.clock.advance(MINUTE)
    await until(() => panel.mailQueue.length() === 0)
    assert.equal(await queue(), NOTHING)
    assert.equal(plant().mails[0]?.to, ['quality@plant.example'])
    assert.equal([plant().mails.length, panel.state.recipeBackup.copies.length], [1, before + 1])
  })
}

test('holds a mail of each day, the oldest first', async () => {
  const { panel } = await start({ ...SILENT, retries: 5 })
  await panel.clock.advance(TO_SENDING)
  panel.clock.set(Date.UTC(2026, 10, 22, 9, 41, 57))
  await panel.clock.advance(5000)
  assert.equal([panel.mailQueue.length(), panel.mailQueue.oldest()], [2, '2026/11/21 09:42:02'])
})

test('gives a mail up after the retries, or after a failure that lasts', async () => {
  const { panel } = await start(SILENT)
  await panel.clock.advance(TO_SENDING + MINUTE)
  assert.is(panel.mailQueue.length(), 1)
  await panel.clock.advance(MINUTE)
  assert.is(panel.mailQueue.length(), 0)

  await panel.clock.advance(24 * 60 * MINUTE - 2 * MINUTE)
  assert.is(panel.mailQueue.oldest(), '2026/11/22 09:42:02')
  Object.assign(panel.state.email.smtp, WORKING_HOST, LOGIN_FAILS)
  await panel.clock.advance(MINUTE)
  await until(() => panel.mailQueue.length() === 0)
  assert.is(plant().mails.length, 0)
})

test('keeps nothing without retries, nor what fails for good', async () => {
  for (const smtp of [{ ...SILENT, retries: 0 }, LOGIN_FAILS]) {
    const { panel, lastJob } = await start(smtp)
    await panel.clock.advance(TO_SENDING)
    await until(() => lastJob()?.state === 'failed')
    assert.is(panel.mailQueue.length(), 0)
  }
})

test('keeps nothing of a backup that somebody started', async () => {
  const { panel, call, lastJob } = await start({ ...SILENT, retries: 1 })
  await call('POST /project/recipe-backups')
  await panel.clock.advance(3000)
  await until(() => lastJob()?.state === 'failed')
  assert.is(panel.mailQueue.length(), 0)
})

test('queues one mail after a change, however often it looks', async () => {
  const { panel, working } = await start(SILENT, 'change')
  changeRecord(panel.state.recipes[0]!, 9, { name: 'Changed' }, { by: 'operator', at: panel.clock.now() })
  await panel.clock.advance(45_000)
  assert.is(panel.mailQueue.length(), 1)
  panel.state.email.smtp = working
  await panel.clock.advance(30_000)
  await until(() => panel.mailQueue.length() === 0)
  await panel.clock.advance(MINUTE)
  assert.equal([plant().mails.length, panel.jobs.list(['backup-recipe']).length], [1, 1])
})

test('holds its mails over a restart, and tries none while the panel is down', async () => {
  const { panel, working } = await start(SILENT)
  await panel.clock.advance(TO_SENDING)
  panel.state.email.smtp = working
  panel.faults.reboot(90)
  await panel.clock.advance(80_000)
  assert.equal([panel.isRunning(), panel.mailQueue.length(), plant().mails.length], [false, 1, 0])
  await panel.clock.advance(MINUTE)
  await until(() => panel.mailQueue.length() === 0)
  assert.equal([panel.isRunning(), plant().mails.length], [true, 1])
})

test.run()
