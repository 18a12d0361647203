import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startDataBackups } from '../../setup/data-backups'
import { plantFilesOf } from '../../setup/plant-files'

const test = suite('backup schedule')
const plant = plantFilesOf(test)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const start = () => startDataBackups(plant())

test('runs daily or weekly at its time, and tries again what failed', async () => {
  const { state, clock, save, runs } = await start()
  const { media } = state
  const timesOfRuns = async () =>
    (await runs()).map((run: { started_at: string; error_code: string | null }) => [run.started_at, run.error_code])
  const first = ['2026/11/21 10:00:00', null]
  await save({ schedule: 'daily', at: '10:00' })
  await clock.advance(HOUR)
  assert.equal(await timesOfRuns(), [first])
  await save({ schedule: 'weekly', at: '10:43', weekday: 'sat' })
  state.media = []
  await clock.advance(5 * MINUTE)
  state.media = media
  assert.equal(await timesOfRuns(), [['2026/11/21 10:43:00', 'medium_missing'], first])
  await clock.advance(15 * MINUTE)
  assert.equal((await timesOfRuns())[0], ['2026/11/21 10:58:00', null])
})

test('a run that is due while the panel is off begins when it is on again', async () => {
  const { panel, clock, save, runs } = await start()
  await save({ schedule: 'daily', at: '10:00' })
  await clock.advance(18 * MINUTE)
  panel.faults.reboot(300)
  await clock.advance(4 * MINUTE)
  assert.is(panel.isRunning(), false)
  await clock.advance(2 * MINUTE)
  const [run] = await runs()
  assert.equal([run?.state, run?.ended_at], ['verified', '2026/11/21 10:04:15'])
})

test('runs when an alarm of the priority is triggered', async () => {
  const { clock, save, runs, call } = await start()
  await save({ schedule: 'event', event_priority: 'low' })
  const { newest } = (await call('GET /data/events?limit=1')).body
  await clock.advance(HOUR)
  const { items } = (await call('GET /data/events?limit=500')).body
  const alarms = items.filter((it: { number: number; kind: string }) => it.number > newest && it.kind === 'alarm')
  assert.is((await runs()).length > 0, alarms.length > 0)
  assert.ok(alarms.length > 0, 'the line has alarms each hour')
})

test.run()
