import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScreen } from '../../setup/webview'
import { startPanel } from '../http/caller'
import { distance, transform } from './affine'

const TOUCH = '/features/touch-calibration'
const test = suite('touch calibration')

async function start() {
  const { panel, call } = await startPanel()
  const read = async () => (await call(`GET ${TOUCH}`)).body
  const session = async () => (await read()).session
  const begin = (points = 4) => call(`POST ${TOUCH}/start`, { points })
  const keep = () => call(`POST ${TOUCH}/keep`)
  const cancel = () => call(`POST ${TOUCH}/cancel`)
  const { operator } = panel.touch
  /** The first touch only begins. */
  const touchAll = (points = 4) => {
    for (let count = 0; count <= points; count += 1) operator.touch()
  }
  /** By how much the panel takes a touch for another position. */
  const offset = () => {
    const position = { x: 200, y: 400 }
    return distance(transform(panel.touch.values(), transform(panel.state.touch.sensor, position)), position)
  }
  return { panel, call, read, session, begin, keep, cancel, operator, touchAll, offset }
}

for (const points of [2, 3, 4, 5]) {
  test(`calibrates with ${points} points, verifies, and keeps the result`, async () => {
    const { panel, read, session, begin, keep, operator, touchAll, offset } = await start()
    assert.ok(offset() > 10)
    assert.is((await begin(points)).status, 204)
    assert.equal([(await session()).state, (await session()).seconds_left], ['waiting', 60])
    operator.touch()
    for (let point = 1; point <= points; point += 1) {
      assert.equal([(await session()).state, (await session()).point], ['point', point])
      operator.touch()
    }
    assert.is((await session()).state, 'verifying')
    operator.touch()
    assert.equal([(await session()).state, (await session()).seconds_left], ['confirm', 30])
    // Two points cannot correct the skew of the sensor.
    assert.ok(offset() < (points === 2 ? 5 : 1), `off by ${offset()} px`)
    assert.is((await keep()).status, 204)
    const { last, session: ended } = await read()
    assert.equal([ended.state, ended.outcome, ended.seconds_left], ['ended', 'kept', null])
    assert.equal([last.time, last.by, last.error_px], ['2026/11/21 09:41:07', 'engineer', ended.error_px])
    assert.is(panel.state.touch.values, panel.touch.values())
    touchAll(0)
    assert.is((await session()).outcome, 'kept')
  })
}

test('shows its targets 12.5 % of the screen inside the corners, the fifth in the centre', async () => {
  const { begin, operator } = await start()
  await begin(5)
  const targets = [1, 2, 3, 4, 5].map(() => {
    operator.touch()
    return operator.target()
  })
  assert.equal(targets, [
    { x: 100, y: 60 },
    { x: 700, y: 60 },
    { x: 700, y: 420 },
    { x: 100, y: 420 },
    { x: 400, y: 240 }
  ])
})

for (const [points, status] of [
  [1, 400],
  [2, 204],
  [5, 204],
  [6, 400]
] as const) {
  test(`takes ${points} points: ${status}`, async () => {
    const { begin } = await start()
    assert.is((await begin(points)).status, status)
  })
}

test('is not needed on a capacitive panel', async () => {
  const { panel, read, begin } = await start()
  panel.state.touch.panel = 'capacitive'
  assert.is((await read()).panel, 'capacitive')
  assert.is((await begin()).body.error_code, 'touch_not_needed')
})

test('refuses a second calibration, and what needs one that runs', async () => {
  const { begin, keep, cancel, touchAll } = await start()
  assert.is((await cancel()).body.error_code, 'no_calibration')
  await begin()
  assert.is((await begin()).body.error_code, 'calibration_running')
  touchAll()
  assert.is((await keep()).body.error_code, 'nothing_to_keep')
})

test('is refused while a WebView user has control, and the touch of the operator takes it back', async () => {
  const { panel, read, session, begin, operator } = await start()
  const remote = await openScreen(panel, { account: 'operator' })
  await remote.request()
  assert.is((await read()).controller, 'operator')
  assert.is((await begin()).body.error_code, 'webview_in_control')
  await remote.release()
  assert.is((await begin()).status, 204)
  await remote.request()
  operator.touch()
  assert.equal([(await session()).state, (await read()).controller], ['point', null])
})

test('ends where the settings leave control with the WebView user', async () => {
  const { panel, session, begin, operator } = await start()
  panel.state.webview.settings.local_priority = false
  await begin()
  const remote = await openScreen(panel, { account: 'operator' })
  await remote.request()
  operator.touch()
  assert.is((await session()).outcome, 'remote_control')
})

for (const [what, position, problem] of [
  ['just in range', { x: 230, y: 120 }, null],
  ['just out of range', { x: 250, y: 120 }, 'out_of_range'],
  ['beside the sensor', { x: -60, y: 60 }, 'out_of_range']
] as const) {
  test(`a touch ${what} of its target: ${problem}`, async () => {
    const { session, begin, operator } = await start()
    await begin()
    operator.touch()
    operator.touch(position)
    const { point, problem: shown } = await session()
    assert.equal([point, shown], [problem ? 1 : 2, problem])
  })
}

test('begins again when the points do not fit together, and gives up after three attempts', async () => {
  const { panel, session, begin, operator } = await start()
  const before = panel.touch.values()
  await begin(4)
  operator.touch()
  const attempt = () => {
    operator.touch()
    operator.touch()
    operator.touch()
    operator.touch({ x: 190, y: 420 })
  }
  attempt()
  const { state, point, attempt: number, problem } = await session()
  assert.equal([state, point, number, problem], ['point', 1, 2, 'inconsistent'])
  attempt()
  attempt()
  assert.is((await session()).outcome, 'inconsistent')
  assert.is(panel.touch.values(), before)
})

for (const [aside, state] of [
  [9, 'confirm'],
  [12, 'point']
] as const) {
  test(`leads to ${state} after a test touch ${aside} px beside its target`, async () => {
    const { session, begin, operator, touchAll } = await start()
    await begin()
    touchAll()
    operator.touch({ x: 300 + aside, y: 300 })
    const { state: now, error_px: error, problem } = await session()
    assert.is(now, state)
    assert.ok(Math.abs(error - aside) < 1, `${error} px`)
    assert.is(problem, state === 'point' ? 'inaccurate' : null)
  })
}

for (const [where, prepare] of [
  ['before the first touch', 0],
  ['at a point', 2],
  ['at the test point', 5]
] as const) {
  test(`ends after 60 s without a touch ${where}`, async () => {
    const { panel, session, begin, operator } = await start()
    await begin()
    for (let count = 0; count < prepare; count += 1) operator.touch()
    await panel.clock.advance(59_000)
    assert.is((await session()).seconds_left, 1)
    await panel.clock.advance(1000)
    assert.is((await session()).outcome, 'no_touch')
  })
}

test('has the new values in force for 30 s, and the previous ones without an answer', async () => {
  const { panel, session, begin, operator, touchAll, offset } = await start()
  await begin()
  touchAll()
  operator.touch()
  await panel.clock.advance(29_000)
  assert.ok(offset() < 1)
  await panel.clock.advance(1000)
  assert.ok(offset() > 10)
  assert.is((await session()).outcome, 'not_kept')
})

test('has the previous values again after a cancel, a discard, an end at the panel or a restart', async () => {
  const { panel, session, begin, cancel, operator, touchAll, offset } = await start()
  const ends = async (touches: number, end: () => unknown) => {
    await begin()
    for (let count = 0; count < touches; count += 1) operator.touch()
    await end()
    assert.ok(offset() > 10)
    return (await session()).outcome
  }
  assert.is(await ends(2, cancel), 'cancelled')
  assert.is(await ends(6, cancel), 'discarded')
  assert.is(await ends(3, operator.cancel), 'cancelled_at_panel')
  await begin()
  touchAll()
  operator.touch()
  panel.faults.reboot(20)
  assert.equal([panel.touch.session().outcome, offset() > 10], ['restarted', true])
})

test('the operator keeps the result at the panel, or cancels; each is in the operation log', async () => {
  const { panel, call, session, begin, operator, touchAll } = await start()
  const newest = async () => (await call('GET /data/operations?limit=1')).body.items[0]
  await begin()
  touchAll()
  operator.touch()
  operator.keep()
  assert.is((await session()).outcome, 'kept')
  const { place, username, function: action, changes } = await newest()
  assert.equal([place, username, action], ['panel', 'Operator', 'Keep'])
  assert.equal(changes, [{ field: 'last.error_px', previous: 1.8, next: panel.state.touch.last?.errorPx }])

  await begin()
  operator.cancel()
  const cancelled = await newest()
  assert.equal([cancelled.function, cancelled.changes], ['Cancel', []])
  operator.cancel()
  assert.is((await newest()).number, cancelled.number)
})

test.run()
