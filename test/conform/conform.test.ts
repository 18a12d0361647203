import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { runningClock } from '../panel/device/device-clock'
import { createPanel, SEED_TIME } from '../panel/panel'
import { serve } from '../panel/server/server'
import { conform } from './conform'

const test = suite('conform')

test('virtual panel', async () => {
  const panel = createPanel({ clock: runningClock(SEED_TIME), onViolation: e => console.log('VIOLATION', e) })
  const served = await serve({ panel })
  const report = await conform({
    panel: served.address,
    account: { username: 'engineer', password: 'engineer-3152' },
    other: { username: 'operator', password: 'operator-3152' },
    write: !!process.env.W, only: (process.env.ONLY ?? '').split(',').filter(Boolean)
  })
  for (const r of report.results) console.log(r.tag.padEnd(18), r.operation.padEnd(60), r.result, r.result === 'not run' ? r.reason : `${r.checks} ${r.milliseconds} ms`, r.result === 'failed' ? '\n    ' + r.findings.join('\n    ') : '')
  console.log({ ...report, results: 0 })
  await served.close()
})

test.run()
