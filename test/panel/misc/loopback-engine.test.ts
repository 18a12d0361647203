import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { Client } from 'basic-ftp'
import snmp from 'net-snmp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { browse } from '../../setup/mdns-browser'
import { wallTimeIn } from '../device/zone-offset'
import { callerAs } from '../http/caller'
import { createPanel } from '../panel'
import { loopbackEngine } from './engine/loopback-engine'
import { SEARCH } from './engine/search'
import { startPlantServices } from './plant-services'

const test = suite('services of the panel on the loopback')

async function start(onSyslog?: (line: string) => void) {
  const panel = createPanel()
  const plant = await startPlantServices(onSyslog)
  panel.state.serviceNetwork = plant.network
  await panel.misc.attach(loopbackEngine)
  const caller = await callerAs(panel)
  const { call, save } = caller
  const service = async (id: string) =>
    (await call('GET /features/misc/services')).body.items.find((it: { id: string }) => it.id === id)
  const close = async () => {
    await Promise.all([panel.misc.stop(), plant.close()])
  }
  return { panel, service, save, call, close }
}

async function connect(port = 0, { tls = true, password = '111111' } = {}) {
  const client = new Client(3000)
  await client.connect('127.0.0.1', port)
  if (tls) await client.useTLS({ rejectUnauthorized: false })
  await client.login('history', password)
  await client.useDefaultSettings()
  return client
}

const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: Error) => error.message
  )

test('offers the records over FTP with TLS to who knows the History password, and shows who is connected', async () => {
  const { panel, service, call, close } = await start()
  const { ftp: port } = panel.misc.loopbackPorts()
  const client = await connect(port)
  assert.equal(
    (await client.list('/')).map(({ name }) => name),
    ['recipe', 'backup']
  )
  const [file] = await client.list('/recipe')
  const content = new PassThrough()
  const text = content.toArray()
  await client.downloadTo(content, `/recipe/${file?.name}`)
  assert.match(Buffer.concat(await text).toString(), '#recipe')
  assert.match(await failureOf(client.remove(`/recipe/${file?.name}`)), 'Permission denied')
  const [user] = (await service('ftp')).users
  assert.equal([user.name, user.address], ['history', '127.0.0.1'])
  const [, , history] = (await call('GET /system/passwords')).body.levels
  assert.equal(history.connections[0], { service: 'ftp', address: '127.0.0.1' })

  assert.match(await failureOf(connect(port, { tls: false })), /TLS|530/)
  assert.match(await failureOf(connect(port, { password: 'wrong' })), /incorrect|530/)

  await call('PUT /system/passwords/history', { current: '111111', password: 'history-3152' })
  assert.equal((await service('ftp')).users, [])
  client.close()
  const next = await connect(panel.misc.loopbackPorts().ftp, { password: 'history-3152' })
  next.close()
  const tested = (await call('POST /features/misc/ftp/tests')).body
  assert.equal([tested.error_code, tested.steps.length], [null, 4])
  await close()
})

test('sets the clock by a real exchange with a time server', async () => {
  const { panel, save, close } = await start()
  await save('/features/misc/time', { synchronise: true, server1: 'time.plant.example', zone: 'Asia/Tokyo' })
  await panel.misc.time.settled()
  const off = Math.abs(panel.clock.now() - wallTimeIn('Asia/Tokyo', Date.now()))
  assert.ok(off < 5000, `${off} ms`)
  await close()
})

test('says why a time server cannot be used', async () => {
  const { call, close, panel } = await start()
  const noServer = createSocket('udp4')
  noServer.on('message', (_, { port, address }) => noServer.send('What?', port, address))
  await new Promise<void>(done => noServer.bind(0, '127.0.0.1', done))
  panel.state.serviceNetwork.hosts['other.plant.example'] = { 123: noServer.address().port }
  for (const [server, code] of [
    ['nowhere.plant.example', 'unresolved'],
    ['lost-time.plant.example', 'not_synchronised'],
    ['silent-time.plant.example', 'no_reply'],
    ['other.plant.example', 'invalid_reply']
  ] as const)
    assert.is((await call('POST /features/misc/time/tests', { server })).body.error_code, code, server)
  noServer.close()
  await close()
})

test('sends datagrams to the syslog server', async () => {
  let onArrival = (_: string) => {}
  const arrived = new Promise<string>(resolve => {
    onArrival = resolve
  })
  const { call, close } = await start(line => onArrival(line))
  const { body } = await call('POST /features/misc/syslog/tests', { host: 'syslog.plant.example', port: 514 })
  assert.is(body.error_code, null)
  assert.match(await arrived, /^<133>1 2026-11-21T09:41:07\+09:00 hmi-7f31 panel - - - \uFEFFTest message$/)
  await close()
})

test('announces the console under the name of the panel while multicast DNS is on', async () => {
  const { panel, save, service, call, close } = await start()
  const name = `line-${process.pid}`
  const network = browse('http', name)
  panel.state.hmiName = name
  panel.misc.web.listensOn(8080)
  await save('/features/misc/discovery', { mdns: true, vendor: false })
  const { host, port, addresses, txt } = await network.found()
  assert.equal([host, port, addresses, txt], ['hmi-7f31.local', 8080, ['127.0.0.1'], { path: '/app' }])
  const tested = (await call('POST /features/misc/discovery/tests')).body
  assert.equal([tested.error_code, tested.detail], [null, 'hmi-7f31.local: 127.0.0.1'])
  const gone = network.gone()
  await save('/features/misc/discovery', { mdns: false, vendor: false })
  await gone
  assert.is((await service('discovery')).state, 'off')
  assert.is((await call('POST /features/misc/discovery/tests')).body.error_code, 'not_running')
  await network.close()
  await close()
})

test('answers the search of the engineering software, and shows who has searched', async () => {
  const { panel, save, service, close } = await start()
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  const { search } = panel.misc.loopbackPorts()
  socket.send('Who is there?', search, '127.0.0.1')
  socket.send(SEARCH, search, '127.0.0.1')
  const [answer] = await once(socket, 'message')
  const { name, model, hostname, address } = JSON.parse(String(answer))
  assert.equal([name, model, hostname, address], ['line2-hmi', 'HMI-3152', 'hmi-7f31', '127.0.0.1'])
  const [user] = (await service('discovery')).users
  assert.equal([user.name, user.address], ['engineering software', '127.0.0.1'])
  await save('/features/misc/discovery', { mdns: false, vendor: false })
  assert.is(panel.misc.loopbackPorts().search, undefined)
  socket.close()
  await close()
})

for (const settings of [
  { version: 'v2c', username: '', community: 'plant-3152' },
  { version: 'v3', username: 'plant', auth_password: 'auth-3152', privacy_password: 'priv-3152' }
] as const)
  test(`answers managers over SNMP ${settings.version} only with the right secret`, async () => {
    const { panel, save, service, call, close } = await start()
    await save('/features/misc/snmp', { enabled: true, port: 161, ...settings })
    const tested = (await call('POST /features/misc/snmp/tests')).body
    assert.equal([tested.error_code, tested.detail], [null, 'line2-hmi'])
    assert.equal(
      (await service('snmp')).users.map(({ address }: { address: string }) => address),
      ['127.0.0.1']
    )
    assert.is((await service('snmp')).reason, settings.version === 'v2c' ? 'not_encrypted' : null)

    const port = panel.misc.loopbackPorts().snmp ?? 0
    const stranger = snmp.createSession('127.0.0.1', 'public', {
      port,
      timeout: 200,
      retries: 0,
      version: snmp.Version2c
    })
    const refused = await new Promise(done => stranger.get(['1.3.6.1.2.1.1.5.0'], error => done(error?.message)))
    assert.match(String(refused), 'timed out')
    stranger.close()
    await close()
  })

test.run()
