import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { licenceServerOf, reachLicenceServer } from '../../setup/licence-server'
import type { Panel } from '../panel'
import { codeOf, isCode } from './activation-code'
import { asEngineer } from './as-engineer'
import { readRequest, signLicence } from './licence-file'
import { LICENCE_SERVER, SAMPLE_CODES } from './licence-site'

const test = suite('codesys licence')
const server = licenceServerOf(test)
const LICENCE = 'POST /features/codesys/licence'
const DAY = '2026/11/21'
const { free, used } = SAMPLE_CODES

const inBase64 = (bytes: Uint8Array | string) => ({ content: Buffer.from(bytes).toString('base64') })

async function open() {
  const engineer = await asEngineer()
  const { call, panel } = engineer
  reachLicenceServer(panel, server())
  const own = panel.state.hardware.hardwareKey
  const licence = { format: 'codesys-licence', hardware_key: own, code: free, request: null, issued: DAY } as const
  const activate = async (code: string) => {
    const { status, body } = await call(`${LICENCE}/activation`, { code })
    return [status, body?.error_code ?? null, body?.fields]
  }
  const importFile = async (bytes: Uint8Array | string) => {
    const { status, body } = await call(`${LICENCE}/files`, inBase64(bytes))
    return [status, body?.error_code ?? null]
  }
  return { ...engineer, activate, importFile, licence }
}

test('a code finds each wrong character, and two that were swapped', () => {
  assert.ok(isCode(free))
  for (const [index, character] of [...free].entries()) {
    if (character === '-') continue
    const other = character === 'A' ? 'B' : 'A'
    assert.not(isCode(free.slice(0, index) + other + free.slice(index + 1)), `character ${index}`)
  }
  assert.not(isCode(`P7K${free.slice(3)}`.replace('P7K', '7KP')))
})

test('activates with a code, once on each panel', async () => {
  const { activate, read, panel } = await open()
  assert.equal(await activate(used), [409, 'code_used', undefined])
  assert.equal(await activate(codeOf('AAAAABBBBBCCCCCDDDD')), [409, 'code_unknown', undefined])
  const mistyped = free.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
  assert.equal(await activate(mistyped), [400, 'validation_failed', { code: 'checksum' }])
  assert.is((await read()).licence.state, 'demo')
  assert.equal(await activate(free), [204, null, undefined])
  assert.equal((await read()).licence, { state: 'active', demo_seconds_left: 7200, since: DAY })
  assert.is(server().sold[free], panel.state.hardware.hardwareKey)
  assert.equal(await activate(free), [409, 'already_activated', undefined])
  await panel.clock.advance(3 * 3600_000)
  assert.is(panel.codesys.report().runtime.state, 'running')
})

const removeHost = ({ state }: Panel, name: string) => {
  state.network.hosts = state.network.hosts.filter(host => host.name !== name)
}

const FAULTS: [string, string, RegExp, (panel: Panel) => unknown][] = [
  [
    'no cable',
    'unreachable',
    /link/,
    ({ state, network }) => {
      for (const port of state.ethernet) Object.assign(port, { cable: undefined })
      for (const { id } of state.ethernet) network.enforce(id)
    }
  ],
  ['a silent gateway', 'unreachable', /192\.168\.10\.1/, panel => removeHost(panel, 'plant-router')],
  ['a silent DNS server', 'unreachable', /no DNS server/, panel => removeHost(panel, 'plant-dns')],
  ['no internet', 'unreachable', /ENOTFOUND/, ({ codesys }) => codesys.attach({ hosts: {}, authorities: [] })],
  [
    'a server that is blocked',
    'unreachable',
    /ECONNREFUSED/,
    ({ codesys }) => codesys.attach({ hosts: { [LICENCE_SERVER.host]: {} }, authorities: [] })
  ],
  [
    'a silent server',
    'unreachable',
    /./,
    panel => {
      server().setFaults({ silent: true })
      reachLicenceServer(panel, server(), 500)
    }
  ],
  ['an expired certificate', 'untrusted', /expired/, () => server().setFaults({ expired: true })],
  ['a clock that is wrong', 'untrusted', /not yet valid/, ({ clock }) => clock.set(Date.UTC(2019, 0, 1))],
  [
    'an unknown authority',
    'untrusted',
    /certificate/,
    ({ codesys }) => codesys.attach({ ...server().network, authorities: [] })
  ],
  ['a licence of another panel', 'untrusted', /another hardware key/, () => server().setFaults({ forged: true })]
]

for (const [name, code, words, prepare] of FAULTS)
  test(`does not activate online with ${name}`, async () => {
    const { call, panel, read } = await open()
    prepare(panel)
    const { status, body } = await call(`${LICENCE}/activation`, { code: free })
    assert.equal([status, body.error_code], [409, `licence_server_${code}`])
    assert.match(body.message, words)
    assert.is((await read()).licence.state, 'demo')
  })

test('activates offline with the response to its request, and with no other', async () => {
  const { fetched, importFile, read, panel } = await open()
  const request = () => fetched(`${LICENCE}/requests`, { code: free })
  const respond = (to: Uint8Array) => server().respond(to)!
  const first = await request()
  assert.is(readRequest(first)!.hardware_key, panel.state.hardware.hardwareKey)
  const stale = respond(first)
  const current = respond(await request())
  assert.equal(await importFile(stale), [409, 'licence_not_requested'])
  assert.equal(await importFile(current), [204, null])
  assert.is((await read()).licence.state, 'active')
})

test('accepts a licence file for its hardware key, signed by the maker', async () => {
  const { importFile, licence } = await open()
  const good = Buffer.from(signLicence(licence)).toString()
  const cases: [string, Uint8Array | string, [number, string | null]][] = [
    ['a text', 'licence', [400, 'not_a_licence']],
    ['another format', good.replace('codesys-licence', 'opcua-licence'), [400, 'not_a_licence']],
    ['a changed day', good.replace(DAY, '2027/11/21'), [400, 'licence_damaged']],
    ['a changed key', good.replace(licence.hardware_key, '1B0E77A9C4D2F356'), [400, 'licence_damaged']],
    ['a cut file', good.slice(0, -20), [400, 'not_a_licence']],
    [
      'one of another panel',
      signLicence({ ...licence, hardware_key: '1B0E77A9C4D2F356' }),
      [409, 'licence_other_panel']
    ],
    ['its own', good, [204, null]],
    ['a second one', good, [409, 'already_activated']]
  ]
  for (const [name, bytes, expected] of cases) assert.equal(await importFile(bytes), expected, name)
})

test.run()
