import '../../setup/dom'
import * as assert from 'uvu/assert'
import { polled } from '../../../src/lib/remote/polled'
import { setLanguage } from '../../../src/lib/text/i18n'
import { watchFindings } from '../../../src/stores/findings/findings'
import { $findings } from '../../../src/stores/findings/state'
import { $restart, leaveRestart } from '../../../src/stores/restart'
import { watchRestarts } from '../../../src/stores/restart-follower'
import { callerAs } from '../../panel/http/caller'
import { alarm, trigger } from '../../setup/alarms'
import { recordCalls } from '../../setup/calls'
import { hidePage } from '../../setup/hidden-page'
import { test } from '../../setup/panel-test'
import { onCleanup } from '../../setup/screen'
import { holds } from '../../setup/store'

const CALL = 'GET /system/findings'
const DOOR = alarm('door', { texts: { en: 'Door open', ja: '扉開' } })

const watch = () => onCleanup(watchFindings())
const first = () => {
  const state = $findings.get()
  return state.status === 'known' ? state.findings.alarms?.first?.text : undefined
}
const isCurrent = () => holds($findings, state => state.status === 'known' && state.current)

test('knows what is wrong, and nothing once it is stopped', async ({ panel }) => {
  await trigger(panel, DOOR)
  const stop = watchFindings()
  assert.equal($findings.get(), { status: 'reading' })
  await isCurrent()
  assert.is(first(), 'Door open')
  stop()
  assert.equal($findings.get(), { status: 'reading' })
})

test('reads a new alarm within 2 s', async ({ panel }) => {
  await trigger(panel, { ...DOOR, delaySeconds: 60 })
  watch()
  await isCurrent()
  assert.is(first(), undefined)
  await panel.clock.advance(61_000)
  const before = performance.now()
  await holds($findings, () => first() === 'Door open')
  assert.ok(performance.now() - before < 2500)
})

test('follows a scheduled restart from when it begins', async ({ panel }) => {
  onCleanup(leaveRestart)
  onCleanup(watchRestarts())
  const { save } = await callerAs(panel, 'administrator')
  await save('/features/misc/reboot', { plan: 'weekly', weekday: 'saturday', time: '09:42' })
  watch()
  await isCurrent()
  assert.is($restart.get(), undefined)
  await panel.clock.advance(52_000)
  await holds($restart, restart => restart?.expectedSeconds === panel.state.hardware.bootSeconds)
})

test('reads the alarm in the new language at once', async ({ panel }) => {
  await trigger(panel, DOOR)
  hidePage()
  watch()
  await isCurrent()
  onCleanup(() => void setLanguage('en'))
  await setLanguage('ja')
  await holds($findings, () => first() === '扉開')
})

test('keeps the last findings of a panel that does not respond, but not as current', async ({ panel }) => {
  watch()
  await isCurrent()
  panel.faults.refuse(CALL)
  const state = await holds($findings, it => it.status === 'known' && !it.current)
  assert.ok(state.status === 'known' && state.findings.checked.length === 19 && state.error)
  panel.faults.clear()
  await isCurrent()
})

test('says why nothing is known', async ({ panel }) => {
  panel.faults.answer(500, { error_code: 'broken', message: 'no' }, CALL)
  watch()
  const state = await holds($findings, ({ status }) => status !== 'reading')
  assert.is(state.status === 'failed' && state.error.failure.kind, 'refused')
})

test('does not go on asking firmware that lacks the call', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, CALL)
  const calls = recordCalls(panel)
  watch()
  await holds($findings, ({ status }) => status === 'not-provided')
  let readings = 0
  const $other = polled(async () => ++readings, { everySeconds: 2, live: true })
  await holds($other, other => other.status === 'ready' && other.data === 2)
  assert.is(calls.filter(call => call.includes('/system/findings')).length, 1)
})

test.run()
