import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import type { PanelState } from '../state'
import { createIdleEngine } from './idle-engine'
import { CHECK_MS } from './opcua'
import { SESSION } from './sample-clients'
import { UNAVAILABLE } from './trace/sentences'

const test = suite('OPC UA availability')

async function start({ attached = true } = {}) {
  const panel = createPanel()
  const engine = createIdleEngine()
  if (attached) await panel.opcua.attach(engine)
  const { call } = await callerAs(panel)
  return { panel, engine, call, server: async () => (await call('GET /opcua/server')).body }
}

test('says that its service starts, which is no fault, until there is one', async () => {
  const { panel, engine, server, call } = await start({ attached: false })
  panel.opcua.expect(true)
  assert.equal([(await server()).availability, (await server()).starting_percent], ['service_starting', undefined])
  panel.opcua.expect(true, 40)
  assert.is((await server()).starting_percent, 40)
  const codes = async () => (await call('GET /system/findings')).body.findings.map(({ code }: { code: string }) => code)
  assert.not.ok((await codes()).includes('opcua_not_started'))
  panel.opcua.expect(false)
  assert.ok((await codes()).includes('opcua_not_started'))
  await panel.opcua.attach(engine)
  assert.equal([(await server()).availability, (await server()).state], ['available', 'Running'])
})

test('says why there is no server: model, licence, project or its service', async () => {
  const { panel, server, call } = await start({ attached: false })
  assert.is((await server()).availability, 'service_unavailable')
  const refused = await call('POST /opcua/server/start')
  assert.equal([refused.status, refused.body.error_code], [503, 'opcua_unavailable'])
  const causes: [string, () => unknown][] = [
    ['not_in_project', () => Object.assign(panel.state, { project: undefined })],
    ['not_licensed', () => Object.assign(panel.state.hardware, { licences: [] })],
    ['not_on_this_model', () => Object.assign(panel.state.opcua, { onThisModel: false })]
  ]
  for (const [cause, take] of causes) {
    take()
    assert.is((await server()).availability, cause)
    const { status, body } = await call('POST /opcua/server/start')
    assert.equal([status, body.error_code], [409, cause])
  }
})

for (const [cause, set] of [
  [
    'not_licensed',
    ({ hardware }, missing) =>
      (hardware.licences.find(({ feature }) => feature === 'OPC UA')!.state = missing ? 'expired' : 'active')
  ],
  ['not_in_project', ({ opcua }, missing) => (opcua.inProject = !missing)]
] as [keyof typeof UNAVAILABLE, (state: PanelState, missing: boolean) => unknown][])
  test(`ends when it may no longer run, starts again when it may: ${cause}`, async () => {
    const { panel, engine, server } = await start()
    const check = async () => {
      await panel.clock.advance(CHECK_MS)
      await panel.opcua.settled()
    }
    engine.sessions = [SESSION]
    set(panel.state, true)
    await check()
    assert.equal([(await server()).state, (await server()).availability, engine.sessions], ['Stopped', cause, []])
    assert.ok(panel.opcua.log.lines().some(({ text }) => text === `The server has to stop: ${UNAVAILABLE[cause]}`))
    set(panel.state, false)
    await check()
    assert.is((await server()).state, 'Running')
  })

test.run()
