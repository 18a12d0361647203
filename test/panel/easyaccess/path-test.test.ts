import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { goOnline, internetOf } from '../../setup/internet'
import { callerAs } from '../http/caller'
import { createPanel, type Panel } from '../panel'
import { PROXY_HOST } from './internet'
import { PROXY_ACCOUNT } from './plant-proxy'

const EA = '/features/easyaccess'
const test = suite('easyaccess path test')
const internet = internetOf(test)

type Update = Schemas['EasyAccessUpdate']

const PROXY = {
  proxy: true,
  proxy_host: PROXY_HOST,
  proxy_username: PROXY_ACCOUNT.username,
  proxy_password: PROXY_ACCOUNT.password
}

async function start() {
  const panel = createPanel()
  const { call, save } = await callerAs(panel)
  await goOnline(panel, internet())
  const send = async (update: Partial<Update> = {}) => {
    const body = { ...panel.state.easyaccess.settings, ...update }
    return call(`POST ${EA}/path-test`, body)
  }
  const run = async (update?: Partial<Update>): Promise<Schemas['EasyAccessTest']> => {
    assert.is((await send(update)).status, 200)
    await panel.easyAccess.pathTest.settled()
    return (await call(`GET ${EA}/path-test`)).body
  }
  return { panel, call, save, send, run }
}

const statesOf = ({ steps }: Schemas['EasyAccessTest']) => steps.map(({ name, state }) => `${name} ${state}`)

test('runs each step against the server, while the connection stays as it is', async () => {
  const { panel, call, send } = await start()
  const begun = (await send()).body
  assert.equal([begun.running, begun.steps.length], [true, 5])
  assert.ok(begun.steps.some(({ state }: { state: string }) => state === 'current'))
  await panel.easyAccess.pathTest.settled()
  const test = (await call(`GET ${EA}/path-test`)).body
  assert.equal([test.running, test.error_code, test.time], [false, null, '2026/11/21 09:41:07'])
  assert.equal(statesOf(test), ['gateway done', 'dns done', 'server done', 'tls done', 'login done'])
  assert.ok(test.steps.every(({ milliseconds }: { milliseconds: unknown }) => Number.isInteger(milliseconds)))
  assert.is(panel.easyAccess.state(), 'Connected')
})

test('runs one test at a time', async () => {
  const { panel, call, send } = await start()
  internet().portal.setFaults({ silent: true })
  await send(PROXY)
  assert.is((await send()).body.steps.length, 6)
  await panel.easyAccess.pathTest.settled()
  assert.is((await call(`GET ${EA}/path-test`)).body.error_code, 2)
})

for (const [type, port] of [
  ['http', 3128],
  ['socks5', 1080]
] as const) {
  test(`goes through a proxy of the type ${type}, also where the direct way is blocked`, async () => {
    const { run } = await start()
    internet().block('direct')
    const test = await run({ ...PROXY, proxy_type: type, proxy_port: port })
    assert.equal(statesOf(test), ['gateway done', 'dns done', 'proxy done', 'server done', 'tls done', 'login done'])
  })
}

const lose = (panel: Panel, name: string) => {
  panel.state.network.hosts = panel.state.network.hosts.filter(host => host.name !== name)
}

/** What is wrong, at which step that shows, with which code and words, and the settings that are tested. */
const FAULTS: [string, string, number, RegExp, (panel: Panel) => unknown, Partial<Update>?][] = [
  [
    'no cable',
    'gateway',
    201,
    /link/,
    ({ state, network }) => {
      for (const port of state.ethernet) Object.assign(port, { cable: undefined })
      for (const { id } of state.ethernet) network.enforce(id)
    }
  ],
  [
    'no gateway',
    'gateway',
    201,
    /no gateway is set/,
    ({ state, network }) => {
      for (const { settings } of state.ethernet) settings.gateway = ''
      network.enforce('eth0')
    }
  ],
  ['a silent gateway', 'gateway', 201, /192\.168\.10\.1/, panel => lose(panel, 'plant-router')],
  ['a silent DNS server', 'dns', 202, /no DNS server/, panel => lose(panel, 'plant-dns')],
  ['an unknown proxy', 'dns', 202, /ENOTFOUND nobody/, () => {}, { ...PROXY, proxy_host: 'nobody.example' }],
  ['no proxy at the port', 'proxy', 203, /ECONNREFUSED/, () => {}, { ...PROXY, proxy_port: 8080 }],
  ['a wrong password of the proxy', 'proxy', 203, /407/, () => {}, { ...PROXY, proxy_password: 'wrong' }],
  ['a wrong type of proxy', 'proxy', 203, /SOCKS/, () => {}, { ...PROXY, proxy_type: 'socks5' }],
  ['a SOCKS proxy that gets HTTP', 'proxy', 203, /./, () => {}, { ...PROXY, proxy_port: 1080 }],
  [
    'no login at SOCKS',
    'proxy',
    203,
    /login/,
    () => {},
    { ...PROXY, proxy_type: 'socks5', proxy_port: 1080, proxy_username: '' }
  ],
  [
    'a wrong login at SOCKS',
    'proxy',
    203,
    /rejects/,
    () => {},
    { ...PROXY, proxy_type: 'socks5', proxy_port: 1080, proxy_password: 'x' }
  ],
  ['a blocked server', 'server', 204, /ECONNREFUSED/, () => internet().block('direct')],
  ['a server blocked behind the proxy', 'server', 204, /502/, () => internet().block('all'), PROXY],
  [
    'a server blocked behind SOCKS',
    'server',
    204,
    /SOCKS reply/,
    () => internet().block('all'),
    { ...PROXY, proxy_type: 'socks5', proxy_port: 1080 }
  ],
  ['an expired certificate', 'tls', 205, /expired/, () => internet().portal.setFaults({ certificate: 'expired' })],
  [
    'a certificate of another name',
    'tls',
    205,
    /name/i,
    () => internet().portal.setFaults({ certificate: 'other_name' })
  ],
  ['a clock that is wrong', 'tls', 205, /not yet valid/, ({ clock }) => clock.set(Date.UTC(2019, 0, 1))],
  ['an unknown hardware key', 'login', 1, /^$/, () => void internet().portal.panels.clear()],
  ['a silent server', 'login', 2, /./, () => internet().portal.setFaults({ silent: true })],
  ['a missing client program', 'login', 6, /^$/, ({ state }) => Object.assign(state.easyaccess, { hasProgram: false })],
  [
    'an unreadable hardware key',
    'login',
    101,
    /^$/,
    ({ state }) => Object.assign(state.easyaccess, { keyIsReadable: false })
  ]
]

for (const [what, failed, code, words, prepare, update] of FAULTS) {
  test(`fails at '${failed}' with code ${code} for ${what}`, async () => {
    const { panel, run } = await start()
    await prepare(panel)
    const test = await run(update)
    assert.equal([test.error_code, test.steps.find(({ state }) => state === 'failed')?.name], [code, failed])
    assert.match(test.detail, words)
    const at = test.steps.findIndex(({ name }) => name === failed)
    assert.ok(test.steps.slice(0, at).every(({ state }) => state === 'done'))
    assert.ok(test.steps.slice(at + 1).every(({ state }) => state === 'waiting'))
  })
}

test('keeps the stored password of the proxy for its destination only', async () => {
  const { panel, call, save, send, run } = await start()
  const body = { ...panel.state.easyaccess.settings, ...PROXY }
  assert.is((await save(`${EA}/settings`, PROXY)).status, 204)
  const { proxy_password: _, ...withoutPassword } = body
  assert.is((await run(withoutPassword)).error_code, null)
  for (const change of [
    { proxy_host: 'other.example' },
    { proxy_port: 8080 },
    { proxy_username: 'line3' },
    { proxy_type: 'socks5' as const }
  ])
    assert.equal((await send({ ...change })).body.fields, { proxy_password: 'required' })
  const { body: read } = await call(`GET ${EA}/settings`)
  assert.equal([read.proxy_password_set, 'proxy_password' in read], [true, false])
})

for (const [host, fault] of [
  ['', 'required'],
  ['not a host', 'host']
] as const) {
  test(`refuses '${host}' as the host of a proxy`, async () => {
    const { send } = await start()
    assert.equal((await send({ ...PROXY, proxy_host: host })).body.fields, { proxy_host: fault })
  })
}

for (const [field, name] of [
  ['proxy_username', 'username'],
  ['proxy_password', 'password']
] as const)
  test(`accepts 32 characters as the ${name} of a proxy, not 33`, async () => {
    const { send } = await start()
    const most = 'x'.repeat(32)
    assert.is((await send({ ...PROXY, [field]: most })).status, 200)
    assert.is((await send({ ...PROXY, [field]: `${most}x` })).status, 400)
  })

for (const [port, status] of [
  [0, 400],
  [1, 200],
  [65_535, 200],
  [65_536, 400]
] as const)
  test(`${status === 200 ? 'accepts' : 'refuses'} ${port} as the port of a proxy`, async () => {
    const { send } = await start()
    assert.is((await send({ ...PROXY, proxy_port: port })).status, status)
  })

test.run()
