import '../setup/dom'
import * as assert from 'uvu/assert'
import { readStatus, type SystemStatus } from '../../src/api/status'
import { ApiError } from '../../src/lib/remote/failure'
import type { Loadable } from '../../src/lib/remote/resource'
import { checkedByStatus } from '../../src/screens/dashboard/status-findings'
import { levelOf, machineState } from '../../src/stores/machine-state'
import { test } from '../setup/panel-test'

const OLD = { status: 'not-provided' } as const

const derived = async (stale = false) => {
  const state = machineState(OLD, { status: 'ready', data: await readStatus(), at: '09:41:07' }, stale, checkedByStatus)
  if (state.status !== 'known') throw new Error(state.status)
  return state
}
const codes = async () => (await derived()).of.findings.map(({ code, severity }) => `${severity} ${code}`)

test('derives from the status what firmware without the call does not report', async ({ panel }) => {
  assert.equal(await codes(), ['fault plc_disconnected', 'attention disk_almost_full'])
  panel.state.memory.usedShare = 0.9
  Object.assign(panel.state.project ?? {}, { state: 'stopped', since: panel.clock.now() })
  const { of } = await derived()
  assert.equal(await codes(), ['fault project_stopped', 'attention disk_almost_full', 'attention memory_almost_full'])
  assert.equal([of.findings[0]?.since, of.alarms], ['2026/11/21 09:41:07', null])
})

test('counts only what has been read as checked', async ({ panel }) => {
  panel.state.silentSources.add('disk')
  const { of } = await derived()
  assert.equal([of.checked, of.silent], [['project', 'plcs', 'memory'], ['storage']])
})

test('takes old values for old', async () => {
  assert.is((await derived()).current, true)
  assert.is((await derived(true)).current, false)
})

test('derives nothing before the first status, and keeps the last one as not current after a failure', async () => {
  const error = new ApiError({ kind: 'unreachable' })
  const stateOf = (read: Loadable<SystemStatus>) => machineState(OLD, read, false, checkedByStatus)
  assert.equal(stateOf({ status: 'loading' }), { status: 'reading' })
  assert.equal(stateOf({ status: 'failed', error }), { status: 'failed', error })
  const { of } = await derived()
  assert.equal(stateOf({ status: 'failed', error, last: await readStatus(), lastAt: '09:41:07' }), {
    ...{ status: 'known', of, current: false },
    ...{ at: '09:41:07', error, derived: true }
  })
})

test('ranks an emergency and a fault before what needs attention or does not respond', () => {
  const none = { active: 0, unacknowledged: 0 }
  const first = { number: 1, text: '', acknowledged: true, triggered_at: '', age_seconds: 0 }
  const quiet = {
    emergency: none,
    high: none,
    middle: none,
    low: none,
    newest: 1,
    buzzer: 'silent',
    first: null
  } as const
  const level = (more: object, ...severities: ('fault' | 'attention' | 'hint')[]) =>
    levelOf(
      { checked: [], silent: [], findings: [], alarms: quiet, ...more },
      severities.map(severity => ({ severity }))
    )
  const one = { active: 1, unacknowledged: 0 }
  assert.equal(
    [
      level({}),
      level({}, 'hint'),
      level({}, 'attention'),
      level({ silent: ['storage'] }),
      level({ alarms: { ...quiet, low: one, first: { ...first, priority: 'low' } } }),
      level({ alarms: { ...quiet, emergency: one, first: { ...first, priority: 'emergency' } } }),
      level({ alarms: null }, 'hint', 'fault')
    ],
    ['fine', 'fine', 'warning', 'warning', 'warning', 'fault', 'fault']
  )
})

test.run()
