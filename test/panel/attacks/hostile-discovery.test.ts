import type { Socket } from 'node:net'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schemas } from '../../../src/api/generated/schema'
import { runningClock } from '../device/device-clock'
import { callerAs } from '../http/caller'
import { add } from '../opcua/certificates/certificates'
import {
  acknowledge,
  answered,
  answeredInParts,
  ENDPOINTS_RESPONSE,
  endpoint,
  endpoints,
  type Hostility,
  message,
  opened,
  openHostileServer,
  part,
  responseHeader
} from '../opcua/discovery/hostile-server'
import { register } from '../opcua/discovery/node-opcua-registration'
import { createIdleEngine } from '../opcua/idle-engine'
import { loadNodeOpcua, loadPackage } from '../opcua/server/node-opcua'
import { createIdentity } from '../opcua/server/test-client'
import { bytes, text, u32 } from '../opcua/wire'
import { createPanel } from '../panel'

type Result = Schemas['OpcUaDiscoveryTest']

const SECURE = 'http://opcfoundation.org/UA/SecurityPolicy#Basic256Sha256'
/** Short, as many servers here never answer. */
const TIMES = { message: 1500, call: 2000 }
/** Where the panel does not wait for an answer in vain. */
const PATIENT = { message: 30_000, call: 30_000 }
const BIGGEST = 0x7fffffff
const TINY_PARTS = Buffer.alloc(800_000, Buffer.concat([Buffer.from('MSGC'), u32(8)]))
/** Some 25 MB. */
const MANY_ENDPOINTS = Buffer.concat([
  u32(100_000),
  Buffer.alloc(100_000 * endpoint({}).length, endpoint({ policy: SECURE }))
])

/** Sends for as long as somebody reads. */
function pour(socket: Socket, chunk: () => Buffer): undefined {
  while (!socket.destroyed && socket.write(chunk()));
  if (!socket.destroyed) socket.once('drain', () => pour(socket, chunk))
}

/** A panel with the client that the virtual panel of `npm start` has. */
async function start(times = PATIENT) {
  const panel = createPanel({ clock: runningClock() })
  await panel.opcua.attach({ ...createIdleEngine(), register: registration => register(registration, times) })
  const { call } = await callerAs(panel)
  return { panel, call }
}

async function attempt(hostility: Hostility, { panel, call }: Awaited<ReturnType<typeof start>>) {
  const server = await openHostileServer(hostility)
  panel.state.opcuaDiscovery.hosts = { 'lds.plant.example': { 4840: server.port } }
  try {
    const { status, body } = await call('POST /opcua/discovery/tests', { url: 'opc.tcp://lds.plant.example' })
    assert.is(status, 200)
    // The panel validates its answers against the contract.
    const { steps, error_code, detail } = body as Result
    await server.idle()
    const step = steps.find(({ state }) => state === 'failed')?.name
    return { result: [step, error_code], detail, connections: server.connections() }
  } finally {
    await server.close()
  }
}

const SILENT: Record<string, Hostility> = {
  'never says hello': { acknowledge: () => undefined },
  'says hello and then nothing': { open: () => undefined },
  'opens a channel and then says nothing': { answer: () => undefined },
  'opens a channel for a millisecond': { open: received => opened(received, 1), answer: () => undefined },
  'opens a channel with the answer to another request': {
    open: received =>
      message(
        'OPNF',
        u32(7),
        text(SECURE.replace(/#.*/, '#None')),
        u32(-1),
        u32(-1),
        u32(1),
        u32(received.requestId),
        Buffer.from([1, 0, ENDPOINTS_RESPONSE % 256, 1]),
        responseHeader(received),
        endpoints({})
      )
  },
  'opens the channel twice': { open: received => Buffer.concat([opened(received), opened(received)]) },
  'answers a request that nobody has sent': {
    answer: received => answered({ ...received, requestId: 4242 }, endpoints({}))
  },
  'hangs up': {
    answer: (_, socket) => {
      socket.destroy()
      return undefined
    }
  }
}

const MALFORMED: Record<string, Hostility> = {
  'permits parts of 4 bytes': { acknowledge: () => acknowledge(4) },
  'permits parts of 0 bytes': { acknowledge: () => acknowledge(0, 0) },
  'sends a part that is shorter than its header': {
    acknowledge: () => Buffer.concat([Buffer.from('ACKF'), u32(3), Buffer.alloc(20)])
  },
  'sends an error with a text of 2 GB': { acknowledge: () => message('ERRF', u32(0x80010000), u32(BIGGEST)) },
  'sends 100 000 parts of 8 bytes at once': { open: () => TINY_PARTS },
  'names a policy of 2 GB': { open: received => opened(received, 600_000, u32(BIGGEST)) },
  'names a policy of -2 bytes': { open: received => opened(received, 600_000, u32(-2)) },
  'announces 2 147 483 647 endpoints': { answer: received => answered(received, u32(BIGGEST)) },
  'announces -2 endpoints': { answer: received => answered(received, Buffer.concat([u32(-2), endpoint({})])) },
  'announces an address of 2 GB': { answer: received => answered(received, Buffer.concat([u32(1), u32(BIGGEST)])) },
  'nests diagnostics 50 000 times': {
    answer: received =>
      part(
        'MSGF',
        received,
        Buffer.concat([
          Buffer.from([1, 0, ENDPOINTS_RESPONSE % 256, 1]),
          responseHeader(received, Buffer.alloc(50_000, 0x40))
        ])
      )
  },
  'answers with servers for endpoints': { answer: received => answered(received, endpoints({}), 425) },
  'answers with an unknown type': { answer: received => answered(received, endpoints({}), 60_000) },
  'names another channel': { answer: () => message('MSGF', u32(99), u32(1), u32(2), u32(1), Buffer.alloc(40)) },
  'sends garbage for ever': { acknowledge: socket => pour(socket, () => Buffer.alloc(65_536, 0xff)) },
  'gives up': { answer: received => part('MSGA', received, Buffer.concat([u32(0x80010000), text('\u001b[2J')])) }
}

const ENDLESS: Record<string, Hostility> = {
  'sends one part for ever': {
    acknowledge: () => acknowledge(-1, -1),
    open: (_, socket) => pour(socket, () => Buffer.concat([Buffer.from('OPNF'), u32(BIGGEST), Buffer.alloc(65_536)]))
  },
  'sends parts for ever': {
    answer: (received, socket) => pour(socket, () => part('MSGC', received, Buffer.alloc(60_000)))
  },
  'has 100 000 endpoints': { answer: received => answeredInParts(received, MANY_ENDPOINTS) },
  'has a certificate of 2 MB': {
    answer: received =>
      answeredInParts(received, endpoints({ policy: SECURE, certificate: Buffer.alloc(2_000_000, 1) }))
  }
}

const NOT_SECURE: Record<string, Hostility> = {
  'offers no security as encryption': {
    answer: received => answered(received, endpoints({ mode: 3 }, { mode: 2 }, { mode: 1, policy: SECURE }))
  },
  'offers modes and policies that do not exist': {
    answer: received => answered(received, endpoints({ mode: 77, policy: SECURE }, { policy: 'file:///\u202e' }))
  },
  'has names that are not UTF-8': {
    answer: received => answered(received, endpoints({ name: bytes(Buffer.from([0xff, 0xfe, 0xc0, 0x80])) }))
  }
}

const UNTRUSTED: Record<string, Hostility> = Object.fromEntries(
  Object.entries({
    empty: Buffer.alloc(0),
    'of random bytes': Buffer.alloc(900, 0x30),
    'cut off': createIdentity('LDS').certificate.subarray(0, 500),
    'followed by other bytes': Buffer.concat([createIdentity('LDS').certificate, Buffer.alloc(100, 1)])
  }).map(([kind, certificate]) => [
    `has a certificate that is ${kind}`,
    { answer: received => answered(received, endpoints({ policy: SECURE, certificate })) }
  ])
)

const test = suite('hostile discovery servers')

test.before(() => {
  const opc = loadNodeOpcua()
  for (const set of [opc.setDebugLogger, opc.setWarningLogger, opc.setErrorLogger]) set(() => {})
  loadPackage('node-opcua-client')
})

for (const [kind, hostilities, expected] of [
  ['is silent', SILENT, ['connect', 'no_discovery_server']],
  ['is malformed', MALFORMED, ['connect', 'no_discovery_server']],
  ['is not secure', NOT_SECURE, ['channel', 'no_secure_endpoint']],
  ['cannot be trusted', UNTRUSTED, ['channel', 'server_untrusted']]
] as const)
  test(`one that ${kind} is an error of the test, and the connection ends`, async () => {
    const times = expected[0] === 'connect' ? TIMES : PATIENT
    const outcomes = Object.entries(hostilities).map(async ([name, hostility]) => {
      const { result } = await attempt(hostility, await start(times))
      assert.equal([name, ...result], [name, ...expected])
    })
    await Promise.all(outcomes)
  })

test('of one that sends without end no more is read than it may send', async () => {
  const plant = await start(PATIENT)
  for (const [name, hostility] of Object.entries(ENDLESS)) {
    const { result, detail } = await attempt(hostility, plant)
    assert.equal([name, ...result, detail], [name, 'connect', 'no_discovery_server', 'BadTcpMessageTooLarge'])
  }
})

test('the panel connects to the address that was typed, wherever the server leads', async () => {
  const bait = await openHostileServer({})
  const plant = await start()
  const lds = createIdentity('LDS')
  add(plant.panel.certificates.folder(), { list: 'trusted', der: lds.certificate, fileName: 'lds.der' })
  const secure = { policy: SECURE, certificate: lds.certificate }
  const urls = [`opc.tcp://127.0.0.1:${bait.port}`, `http://127.0.0.1:${bait.port}`, 'file:///etc/passwd']
  let opening = 0
  const { result, connections } = await attempt(
    {
      open(received, socket) {
        opening += 1
        if (opening === 1) return opened(received)
        socket.destroy()
        return undefined
      },
      answer: received => answered(received, endpoints(...urls.map(url => ({ ...secure, url }))))
    },
    plant
  )
  // It tries a connection, reads the endpoints, and opens a channel with security.
  assert.equal([...result, connections, bait.connections()], ['channel', 'certificate_untrusted', 3, 0])
  await bait.close()
})

test.run()
