import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'
import { nextTime } from './reboot-plan'

const test = suite('reboot plan')
/** A Saturday. */
const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)
const HOUR = 3_600_000

for (const [weekday, time, expected] of [
  ['saturday', '09:41', Date.UTC(2026, 10, 28, 9, 41)],
  ['saturday', '09:42', Date.UTC(2026, 10, 21, 9, 42)],
  ['sunday', '00:00', Date.UTC(2026, 10, 22)],
  ['friday', '23:59', Date.UTC(2026, 10, 27, 23, 59)]
] as const)
  test(`the next ${weekday} at ${time}`, () => {
    assert.is(nextTime({ plan: 'weekly', weekday, time, hold_while_job: true }, NOW), expected)
  })

async function start(hold: boolean) {
  const { panel, ...caller } = await startPanel()
  const plan = { plan: 'weekly', weekday: 'saturday', time: '10:00', hold_while_job: hold } as const
  await caller.save('/features/misc/reboot', plan)
  const status = async () => (await caller.call('GET /features/misc/services')).body.reboot
  return { panel, ...caller, status }
}

test('restarts at its time, and again a week later', async () => {
  const { panel, status } = await start(true)
  assert.equal(await status(), { next: '2026/11/21 10:00:00', held: false })
  await panel.clock.advance(HOUR / 2)
  assert.ok(panel.isRunning())
  assert.is(panel.misc.reboot.status().next, '2026/11/28 10:00:00')
})

test('is recorded as done by the schedule, and as the cause of the start', async () => {
  const { panel, call, signIn } = await start(true)
  await panel.clock.advance(HOUR / 2)
  await signIn('administrator', 'admin-3152')
  const operations = await call('GET /data/operations?place=panel&text=Schedule&limit=1')
  const { username, place, action, function: name } = operations.body.items[0]
  assert.equal([username, place, action, name], ['', 'panel', 'restart', 'Schedule restart'])
  const texts = await Promise.all(
    ['en', 'ja', 'ko'].map(async language => {
      const { items } = (await call(`GET /data/events?limit=50&language=${language}`)).body
      return items.find(({ code }: { code: string }) => code === 'panel_restarted').text
    })
  )
  assert.equal(texts, ['Panel started: scheduled restart', 'HMI起動: 再起動の予定', 'HMI 시작: 다시 시작 예약'])
})

test('is off for the time of a start', async () => {
  const { panel } = await start(true)
  let stops = 0
  panel.onStop(() => {
    stops += 1
  })
  await panel.clock.advance(18 * 60_000 + 53_000)
  assert.equal([panel.isRunning(), stops], [false, 1])
})

test('waits while a job runs', async () => {
  const { panel, status } = await start(true)
  const job = panel.jobs.start({
    kind: 'project-update',
    subject: 'x',
    startedBy: 'engineer',
    permission: 'project-management',
    steps: [{ name: 'update', seconds: 3600 }]
  })
  assert.is(job.state, 'running')
  await panel.clock.advance(HOUR / 2)
  assert.ok(panel.isRunning())
  assert.is((await status()).held, true)
  panel.jobs.cancel(job.id, ['project-management'])
  await panel.clock.advance(HOUR)
  assert.is(panel.misc.reboot.status().held, false)
})

test('does not wait for a job where the plan does not hold', async () => {
  const { panel } = await start(false)
  panel.jobs.start({
    kind: 'project-update',
    subject: 'x',
    startedBy: 'engineer',
    permission: 'project-management',
    steps: [{ name: 'update', seconds: 3600 }]
  })
  await panel.clock.advance(18 * 60_000 + 53_000)
  assert.not.ok(panel.isRunning())
})

test.run()
