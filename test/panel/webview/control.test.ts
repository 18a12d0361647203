import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScreen, VIEW_USER } from '../../setup/webview'
import { createPanel } from '../panel'
import type { WebViewSettings } from './webview-state'

const test = suite('WebView control')

/** Two browsers with the control user, of which the first operates. */
async function start(change: Partial<WebViewSettings> = {}) {
  const panel = createPanel()
  Object.assign(panel.state.webview.settings, change)
  const first = await openScreen(panel, { account: 'engineer' })
  const second = await openScreen(panel, { account: 'operator', address: '192.168.10.72' })
  const alive = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 1) {
      for (const { page } of [first, second]) page.send({ kind: 'ping', latencyMs: 1, input: false })
      await panel.clock.advance(1000)
    }
  }
  const states = async () => [(await first.read()).state, (await second.read()).state]
  const pending = async () => (await second.read()).request?.id as string
  return { panel, first, second, alive, states, pending }
}

test('gives control at once where nobody operates, and to one at a time', async () => {
  const { panel, first, second, states } = await start()
  assert.is((await first.request()).status, 204)
  assert.equal(await states(), ['controlling', 'viewing'])
  assert.equal((await second.read()).controller, {
    name: 'engineer',
    address: '192.168.10.71',
    place: 'remote',
    own: false
  })
  assert.is(panel.webview.local.banner(), 'engineer')
  await second.request()
  assert.equal(await states(), ['controlling', 'requesting'])
})

test('the controller grants or denies', async () => {
  const { first, second, states, pending } = await start()
  await first.request()
  await second.request()
  assert.is((await first.read()).request.answerable, true)
  assert.is((await second.answer(await pending(), true)).body.error_code, 'not_controller')
  await first.answer(await pending(), false)
  assert.equal([(await second.read()).notice, ...(await states())], ['denied_by_controller', 'controlling', 'viewing'])

  await second.request()
  await first.answer(await pending(), true)
  assert.equal(await states(), ['viewing', 'controlling'])
  assert.equal([(await first.read()).notice, (await second.read()).notice], ['handed_over', 'granted'])
  assert.is((await first.answer('request-1', true)).body.error_code, 'request_gone')
})

test('an unanswered request is granted or denied after its time, not before', async () => {
  for (const [unanswered, states, notice] of [
    ['grant', ['viewing', 'controlling'], 'granted'],
    ['deny', ['controlling', 'viewing'], 'not_answered']
  ] as const) {
    const journey = await start({ unanswered, answer_seconds: 10 })
    await journey.first.request()
    await journey.second.request()
    await journey.alive(9)
    assert.equal(await journey.states(), ['controlling', 'requesting'])
    assert.is((await journey.second.read()).request.seconds_left, 1)
    await journey.alive(1)
    assert.equal(await journey.states(), states)
    assert.is((await journey.second.read()).notice, notice)
  }
})

test('nobody gets control by silence before the settings say so', async () => {
  for (const seed of ['running-plant', 'factory-new'] as const)
    assert.is(createPanel({ seed }).state.webview.settings.unanswered, 'deny')
  const { first, second, alive, states } = await start()
  await first.request()
  await second.request()
  await alive(120)
  assert.equal([(await second.read()).notice, ...(await states())], ['not_answered', 'viewing', 'viewing'])
})

test('the operator at the panel answers as well, and alone where the settings say so', async () => {
  const { panel, first, second, states, pending } = await start({ granted_by: 'panel' })
  await first.request()
  assert.equal(await states(), ['requesting', 'viewing'])
  assert.is(panel.webview.local.request()?.name, 'engineer')
  assert.is((await second.request()).body.error_code, 'request_pending')
  panel.webview.local.answer(true)
  assert.equal(await states(), ['controlling', 'viewing'])

  await second.request()
  assert.is((await first.answer(await pending(), true)).body.error_code, 'not_controller')
  panel.webview.local.answer(false)
  assert.is((await second.read()).notice, 'denied_by_panel')
})

test('touching the panel takes control back, and nobody gets it from there without consent', async () => {
  const { panel, first, alive, states } = await start({ unanswered: 'grant', answer_seconds: 10 })
  await first.request()
  panel.webview.local.receive('{"kind":"touch"}')
  assert.equal([(await first.read()).notice, ...(await states())], ['taken_back', 'viewing', 'viewing'])
  assert.is(panel.webview.local.banner(), undefined)

  await first.request()
  await alive(10)
  assert.equal([(await first.read()).notice, ...(await states())], ['not_answered', 'viewing', 'viewing'])
  await alive(60)
  await first.request()
  assert.equal(await states(), ['controlling', 'viewing'])
})

test('without local priority a touch leaves control where it is, and a button takes it', async () => {
  const { panel, first, states } = await start({ local_priority: false })
  await first.request()
  const stopPump = () => panel.webview.local.receive('{"kind":"operate","object":"pump","value":0}')
  const pump = () => panel.webview.line.settingOf('pump')
  stopPump()
  assert.equal([pump(), ...(await states())], [1, 'controlling', 'viewing'])
  panel.webview.local.receive('{"kind":"take-back"}')
  stopPump()
  assert.is(pump(), 0)
  assert.equal([(await first.read()).notice, ...(await states())], ['taken_back', 'viewing', 'viewing'])
})

test('control goes back after its time without input, with the release, and with the connection', async () => {
  const { first, second, alive, states } = await start({ hand_back_seconds: 20 })
  await first.request()
  await alive(19)
  first.page.send({ kind: 'ping', latencyMs: 1, input: true })
  await alive(19)
  assert.equal(await states(), ['controlling', 'viewing'])
  await alive(1)
  assert.equal([(await first.read()).notice, ...(await states())], ['idle', 'viewing', 'viewing'])

  await first.request()
  await second.request()
  await first.release()
  assert.equal(await states(), ['viewing', 'controlling'])
  second.page.leave()
  assert.equal([(await second.read()).notice, ...(await states())], ['connection_lost', 'viewing', 'lost'])
})

test('keeps control without a time to give it back, and the panel to its operator for a minute after a touch', async () => {
  const { panel, first, alive, states } = await start({ hand_back_seconds: 0, local_priority: false })
  await first.request()
  await alive(120)
  assert.equal(await states(), ['controlling', 'viewing'])
  panel.webview.local.receive('{"kind":"take-back"}')
  await alive(40)
  panel.webview.local.receive('{"kind":"touch"}')
  await alive(59)
  assert.equal(panel.webview.controller(), { place: 'panel' })
  await alive(1)
  assert.is(panel.webview.controller(), undefined)
})

test('refuses control to the view-only user, and to a page that does not show the screen', async () => {
  const panel = createPanel()
  const viewer = await openScreen(panel, { user: VIEW_USER })
  assert.is((await viewer.request()).body.error_code, 'view_only')
  const { request, page, rejoin } = await openScreen(panel)
  page.leave()
  assert.is((await request()).body.error_code, 'screen_not_connected')
  rejoin()
  assert.is((await request()).status, 204)
})

test('refuses what a connection requests or answers that has ended', async () => {
  const { panel, first, second, pending } = await start()
  await first.request()
  await second.request()
  const request = await pending()
  panel.webview.connections.end(panel.webview.connections.find(first.id)!, 'disconnected')
  for (const { status, body } of [await first.request(), await first.answer(request, true), await first.release()])
    assert.equal([status, body.error_code], [409, 'connection_ended'])
})

test('refuses control until the safety question is confirmed with the name of this machine', async () => {
  const panel = createPanel()
  const { call, id, read, release } = await openScreen(panel)
  const request = (body: object) => call(`POST /features/webview/connections/${id}/control-requests`, body)
  const { machine, must_confirm } = await read()
  assert.equal([machine, must_confirm], ['Bottling Line 2', true])
  for (const body of [{}, { machine: 'Bottling Line 1' }, {}])
    assert.is((await request(body)).body.error_code, 'safety_not_confirmed')
  assert.is((await request({ machine })).status, 204)
  const { records } = panel.state.operationLog
  assert.equal(records.filter(({ call }) => call).at(-1)?.call?.sent, { machine })

  await release()
  assert.equal([(await read()).must_confirm, (await request({})).status], [false, 204])

  panel.state.webview.settings.safety_question = false
  const other = await openScreen(panel, { account: 'operator' })
  assert.is((await other.read()).must_confirm, false)
})

test('a new request clears the notice of the previous one', async () => {
  const { first, second, pending } = await start()
  await first.request()
  await second.request()
  await first.answer(await pending(), false)
  await second.request()
  assert.is((await second.read()).notice, null)
})

test('a user who requests control gets it when its holder disconnects; the request of a user who leaves is withdrawn', async () => {
  const { first, second, states, pending } = await start()
  await first.request()
  await second.request()
  second.page.leave()
  assert.equal([await pending(), ...(await states())], [undefined, 'controlling', 'lost'])
  second.rejoin()
  await second.request()
  await first.close()
  assert.equal(await states(), ['ended', 'controlling'])
})

test('records in the operation log who had control', async () => {
  const { panel, first, second, pending } = await start()
  await first.request()
  await second.request()
  await first.answer(await pending(), true)
  panel.webview.local.receive('{"kind":"take-back"}')
  panel.webview.control.forget()
  await first.request()
  await first.close()
  const records = panel.state.operationLog.records.filter(({ function: name }) => name === 'Control')
  assert.equal(
    records.map(({ username, place, changes: [change] }) => [username, place, change?.previous, change?.next]),
    [
      ['engineer', 'webview', null, 'engineer 192.168.10.71'],
      ['operator', 'webview', 'engineer 192.168.10.71', 'operator 192.168.10.72'],
      ['Operator', 'panel', 'operator 192.168.10.72', 'Operator'],
      ['engineer', 'webview', null, 'engineer 192.168.10.71'],
      ['engineer', 'webview', 'engineer 192.168.10.71', null]
    ]
  )
})

test.run()
