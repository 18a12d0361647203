import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { viewVnc } from '../../../setup/vnc-viewer'
import { BYTES_PER_PIXEL, HEIGHT, PUMP, WIDTH } from './framebuffer'
import { startRfbServer } from './rfb-server'
import type { Refusal, RfbHost, Role } from './rfb-session'
import { responseTo } from './vnc-auth'

const test = suite('RFB server')

function host(change: Partial<RfbHost> = {}) {
  const joined: Role[] = []
  const refused: Refusal[] = []
  const pressed: object[] = []
  const left: Role[] = []
  const all: RfbHost = {
    name: 'line2-hmi',
    passwords: { control: 'ctrl-3152', view: 'view-31' },
    picture: () => ({ levelPercent: 50, pumpRuns: true }),
    refusalOf: () => undefined,
    refusalOfTry: (_, role) => (role ? undefined : 'wrong_password'),
    onRefused: (_, refusal) => refused.push(refusal),
    onJoin({ role }) {
      joined.push(role)
      return { press: point => pressed.push(point), leave: () => left.push(role) }
    },
    ...change
  }
  return { all, joined, refused, pressed, left }
}

async function serving(change: Partial<RfbHost>, run: (port: number, seen: ReturnType<typeof host>) => Promise<void>) {
  const seen = host(change)
  const server = await startRfbServer(0, seen.all)
  try {
    await run(server.port, seen)
  } finally {
    await server.close()
  }
}

test('encrypts a challenge with DES, by the first eight characters of the password in reverse order of bits', () => {
  // The example of FIPS 81, whose key is 0123456789abcdef.
  const block = ['4e6f772069732074', '3fa40e8a984d4815']
  const [plain, encrypted] = block.map(hex => Buffer.from(hex.repeat(2), 'hex'))
  assert.equal(responseTo(plain!, '\x80\xc4\xa2\xe6\x91\xd5\xb3\xf7'), encrypted)
  const challenge = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
  assert.equal(responseTo(challenge, 'password'), responseTo(challenge, 'password-and-more'), 'cut after 8 characters')
  assert.not.equal(responseTo(challenge, 'passwor'), responseTo(challenge, 'password'))
})

for (const [password, role] of [
  ['ctrl-3152', 'control'],
  ['ctrl-315', 'control'],
  ['view-31', 'view']
] as const) {
  test(`admits ${password} to ${role}, and sends the screen`, () =>
    serving({}, async (port, { joined }) => {
      const { socket, reader, result } = await viewVnc(port, password)
      assert.is(result, 0)
      socket.write(Buffer.from([1]))
      const head = await reader.read(24)
      assert.equal([head.readUInt16BE(0), head.readUInt16BE(2)], [WIDTH, HEIGHT])
      assert.is((await reader.read(head.readUInt32BE(20))).toString(), 'line2-hmi')
      assert.equal(joined, [role])
      socket.write(Buffer.from([3, 0, 0, 0, 0, 0, 0, 160, 0, 96]))
      assert.equal([...(await reader.read(16))], [0, 0, 0, 1, 0, 0, 0, 0, 0, 160, 0, 96, 0, 0, 0, 0])
      const pixels = await reader.read(WIDTH * HEIGHT * BYTES_PER_PIXEL)
      assert.is(pixels.readUInt32LE((PUMP.y * WIDTH + PUMP.x) * BYTES_PER_PIXEL), 0x2fa866)
      socket.destroy()
    }))
}

for (const password of ['', 'wrong-31', 'VIEW-31']) {
  test(`refuses '${password}', also where no password is set`, () =>
    serving({ passwords: { control: '', view: 'view-31' } }, async (port, { refused, joined }) => {
      const { text, result } = await viewVnc(port, password)
      assert.is(result, 1)
      assert.is(await text(), 'Authentication failed')
      assert.equal([refused, joined], [['wrong_password'], []])
    }))
}

test('says why no further viewer is admitted', () =>
  serving({ refusalOf: () => 'too_many' }, async (port, { refused }) => {
    assert.is((await viewVnc(port, 'view-31')).reason, 'too_many')
    assert.equal(refused, ['too_many'])
  }))

test('reports presses with the first button, and the end of a connection', () =>
  serving({}, async (port, { pressed, left }) => {
    const { socket, reader, closed } = await viewVnc(port, 'ctrl-315')
    socket.write(Buffer.from([1]))
    await reader.read(24 + 'line2-hmi'.length)
    socket.write(Buffer.from([5, 0, 0, 1, 0, 2, 5, 1, 0, 110, 0, 60, 4, 1, 0, 0, 0, 0, 0, 65]))
    socket.write(Buffer.from([3, 0, 0, 0, 0, 0, 0, 160, 0, 96]))
    await reader.read(16)
    assert.equal(pressed, [{ x: 110, y: 60 }])
    socket.write(Buffer.from([99]))
    await closed
    assert.equal(left, ['control'])
  }))

test.run()
