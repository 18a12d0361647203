import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScreen } from '../../setup/webview'
import { createPanel } from '../panel'

const test = suite('operating screen')

async function start() {
  const panel = createPanel()
  const screen = await openScreen(panel)
  const alive = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      screen.page.send({ kind: 'ping', latencyMs: 1, input: true })
      await panel.clock.advance(1000)
    }
  }
  const operate = (object: string, value: number) => screen.page.send({ kind: 'operate', object, value })
  const newest = () => panel.state.operationLog.records.at(-1)!
  return { panel, ...screen, alive, operate, newest }
}

test('what is switched changes what the panel measures and logs', async () => {
  const { panel, call, request, operate, alive, page } = await start()
  await request()
  const logged = async () => {
    const { body } = await call('GET /data/logs/filler-temperatures/records?limit=1')
    return body.items[0][4]
  }
  const before = page.shown().values.flow
  assert.ok(before > 10)
  operate('outlet', 0)
  await alive(20)
  assert.ok(page.shown().values.flow < 0.1)
  assert.ok((await logged()) < 0.1)
  operate('outlet', 1)
  operate('speed', 120)
  await alive(30)
  assert.ok(page.shown().values.flow > 14)
  assert.is(panel.webview.line.settingOf('speed'), 120)
})

test('an alarm follows from what is switched, and is acknowledged from the screen', async () => {
  const { panel, request, operate, alive, page } = await start()
  await request()
  const isLow = ({ texts }: { texts: { en: string } }) => texts.en === 'Filler: flow low'
  operate('pump', 0)
  await alive(30)
  assert.ok(page.shown().alarms.some(isLow))
  page.send({ kind: 'acknowledge' })
  assert.ok(page.shown().alarms.every(({ acknowledged }: { acknowledged: boolean }) => acknowledged))
  assert.is(panel.state.operationLog.records.at(-1)?.action, 'acknowledge')
})

test('each action is in the operation log with who, from where and both values', async () => {
  const { request, operate, newest } = await start()
  await request()
  operate('heating-1', 0)
  const { username, role, place, address, action, object, changes, result } = newest()
  assert.equal([username, role, place, address], ['engineer', 'operator', 'webview', '192.168.10.71'])
  assert.equal([action, object, result], ['press', 'Tank 1 heating', 'done'])
  assert.equal(changes, [{ field: 'value', previous: true, next: false }])
})

test('refuses to operate without control, and values that the object does not have', async () => {
  const { panel, request, operate, newest, page } = await start()
  operate('pump', 0)
  assert.equal([newest().result, newest().code], ['refused', 'no_control'])
  assert.is(panel.webview.line.settingOf('pump'), 1)
  page.send({ kind: 'acknowledge' })
  assert.equal([newest().action, newest().code], ['acknowledge', 'no_control'])
  assert.ok(page.shown().alarms.some(({ acknowledged }: { acknowledged: boolean }) => !acknowledged))
  await request()
  for (const [object, value, result] of [
    ['pump', 2, 'refused'],
    ['pump', 0, 'done'],
    ['speed', 121, 'refused'],
    ['speed', 120, 'done'],
    ['speed', -1, 'refused'],
    ['speed', 0, 'done'],
    ['speed', 0.5, 'refused']
  ] as const) {
    operate(object, value)
    assert.is(newest().result, result, `${object} ${value}`)
  }
})

test('ignores what no page sends', async () => {
  const { panel, page, request } = await start()
  await request()
  const { length } = panel.state.operationLog.records
  for (const message of [{ kind: 'operate', object: '__proto__', value: 1 }, { kind: 'unknown' }, []])
    page.send(message)
  assert.is(panel.state.operationLog.records.length, length)
})

test('acknowledges no alarm from a browser where that is for the panel only', async () => {
  const { panel, request, page, newest } = await start()
  await request()
  panel.state.remoteAcknowledgement = false
  page.send({ kind: 'acknowledge' })
  assert.equal([newest().action, newest().code], ['acknowledge', 'acknowledged_at_panel_only'])
})

test.run()
