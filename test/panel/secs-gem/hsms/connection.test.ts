import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { manualClock } from '../../device/device-clock'
import { createHsmsConnection, type Message } from './connection'
import type { HsmsFault } from './fault'
import { controlFrame, createFrameReader, dataFrame, encodeFrame, type Frame, nameOf } from './frames'
import { wirePair } from './wire'

const TIMERS = { t3_s: 45, t6_s: 5, t7_s: 10, t8_s: 5, linktest_s: 30 }
const DEVICE = 3

/** A connection, and the bare other end of its wire. */
function start(role: 'active' | 'passive', more: Partial<typeof TIMERS> = {}) {
  const clock = manualClock(0)
  const [wire, other] = wirePair('host:5000')
  const messages: Message[] = []
  const ends: (HsmsFault | undefined)[] = []
  const dropped: string[] = []
  const received: Frame[] = []
  const reader = createFrameReader(frame => received.push(frame))
  other.onData(bytes => reader.push(bytes))
  const connection = createHsmsConnection({
    ...{ wire, clock, role, deviceId: DEVICE, timers: { ...TIMERS, ...more } },
    onSelected() {},
    onMessage: message => messages.push(message),
    onDropped: ({ code }) => dropped.push(code),
    onEnd: fault => ends.push(fault)
  })
  connection.start()
  const settle = () => clock.advance(0)
  const send = (frame: Frame) => {
    other.send(encodeFrame(frame))
    return settle()
  }
  const select = () => send(controlFrame('selectReq', 900))
  const last = () => {
    const frame = received.at(-1)
    return frame && [nameOf(frame), frame.byte3, frame.system]
  }
  return { clock, connection, other, messages, ends, dropped, received, send, settle, select, last }
}

const test = suite('HSMS connection')

test('is selected by its Select.req, and by the one of the other side', async () => {
  const active = start('active')
  await active.settle()
  assert.equal(active.last(), ['Select.req', 0, 1])
  await active.send(controlFrame('selectRsp', 1))
  assert.ok(active.connection.isSelected())

  const passive = start('passive')
  await passive.select()
  assert.equal(passive.last(), ['Select.rsp', 0, 900])
  assert.ok(passive.connection.isSelected())
  await passive.select()
  assert.equal(passive.last(), ['Select.rsp', 1, 900], 'already selected')
})

/** What ends a connection: what happens, until which second it lasts, and the fault. */
const ENDS: [
  what: string,
  role: 'active' | 'passive',
  run: (world: ReturnType<typeof start>) => unknown,
  seconds: number,
  code: string
][] = [
  ['no Select.rsp within T6', 'active', ({ settle }) => settle(), 5, 'select_timeout'],
  ['a refused Select.req', 'active', ({ send }) => send(controlFrame('selectRsp', 1, 2)), 0, 'select_refused'],
  ['no Select.req within T7', 'passive', ({ settle }) => settle(), 10, 'not_selected'],
  ['no Linktest.rsp within T6', 'passive', ({ select }) => select(), 35, 'linktest_timeout'],
  ['a Deselect.req without another select', 'passive', deselect, 10, 'not_selected'],
  [
    'a gap in a message',
    'passive',
    ({ other }) => other.send(Buffer.from([0, 0, 0, 10, 255])),
    5,
    'incomplete_message'
  ],
  ['a length that no message has', 'passive', ({ other }) => other.send(Buffer.alloc(4)), 0, 'invalid_message'],
  ['Separate.req', 'passive', ({ send }) => send(controlFrame('separateReq', 1)), 0, 'closed_by_host'],
  ['the end of the wire', 'passive', ({ other }) => other.close(), 0, 'closed_by_host']
]

async function deselect({ select, send }: ReturnType<typeof start>) {
  await select()
  await send(controlFrame('deselectReq', 901))
}

for (const [what, role, run, seconds, code] of ENDS)
  test(`ends with ${what}`, async () => {
    const world = start(role)
    await run(world)
    if (seconds > 0) {
      await world.clock.advance(seconds * 1000 - 1)
      assert.equal(world.ends, [], 'until then')
      await world.clock.advance(1)
    } else await world.settle()
    assert.equal(
      world.ends.map(fault => fault?.code),
      [code]
    )
  })

test('stays connected while the host responds to linktests', async () => {
  const { clock, select, send, received, ends } = start('passive')
  await select()
  for (let count = 0; count < 3; count += 1) {
    await clock.advance(30_000)
    const { system, ...frame } = received.at(-1)!
    assert.is(nameOf({ ...frame, system }), 'Linktest.req')
    await send(controlFrame('linktestRsp', system))
  }
  assert.equal(ends, [])
})

test('aborts a transaction after T3 and keeps the connection', async () => {
  const { clock, connection, select, dropped } = start('passive', { linktest_s: 0 })
  await select()
  const reply = connection.request(1, 1).catch(({ code }) => code)
  await clock.advance(44_999)
  assert.equal(dropped, [])
  await clock.advance(1)
  assert.is(await reply, 'reply_timeout')
  assert.equal(dropped, ['reply_timeout'])
  assert.ok(connection.isSelected())
})

test('matches replies by their system bytes, in any order', async () => {
  const { connection, select, send, received } = start('passive')
  await select()
  const replies = Promise.all([connection.request(1, 1), connection.request(1, 13)])
  await send(dataFrame(DEVICE, { stream: 1, fn: 14 }, 2))
  await send(dataFrame(DEVICE, { stream: 1, fn: 2 }, 99))
  await send(dataFrame(DEVICE, { stream: 1, fn: 2 }, 1))
  assert.equal(
    (await replies).map(({ fn }) => fn),
    [2, 14]
  )
  assert.equal(
    received.slice(-2).map(({ system }) => system),
    [1, 2]
  )
})

test('accepts a message in pieces of any size', async () => {
  const { other, select, settle, messages } = start('passive')
  await select()
  for (const byte of encodeFrame(dataFrame(DEVICE, { stream: 1, fn: 1, wants: true }, 5))) {
    other.send(Buffer.from([byte]))
    await settle()
  }
  assert.equal(
    messages.map(({ stream, fn, wantsReply }) => [stream, fn, wantsReply]),
    [[1, 1, true]]
  )
})

/** What is dropped, and what is sent instead. */
const DROPPED: [what: string, frame: Frame, dropped: string[], last: unknown[]][] = [
  ['another device ID', dataFrame(4, { stream: 1, fn: 1 }, 7), ['device_id_mismatch'], ['Select.rsp', 0, 900]],
  [
    'an invalid item',
    dataFrame(DEVICE, { stream: 1, fn: 1 }, 7, Buffer.from([1])),
    ['invalid_message'],
    ['Select.rsp', 0, 900]
  ],
  ['an unknown SType', { ...controlFrame('linktestReq', 7), stype: 8 }, [], ['Reject.req', 1, 7]],
  ['an unknown PType', { ...controlFrame('linktestReq', 7), ptype: 1 }, [], ['Reject.req', 2, 7]]
]

for (const [what, frame, expected, expectedLast] of DROPPED)
  test(`keeps the connection at ${what}`, async () => {
    const { select, send, last, dropped, messages, connection } = start('passive')
    await select()
    await send(frame)
    assert.equal([dropped, last(), messages.length], [expected, expectedLast, 0])
    assert.ok(connection.isSelected())
  })

test('rejects data before it is selected', async () => {
  const { send, last } = start('passive')
  await send(dataFrame(DEVICE, { stream: 1, fn: 1 }, 7))
  assert.equal(last(), ['Reject.req', 4, 7])
})

test('fails a transaction that the other side rejects', async () => {
  const { connection, select, send } = start('passive')
  await select()
  const reply = connection.request(1, 1).catch(({ code }) => code)
  await send(controlFrame('rejectReq', 1, 1))
  assert.is(await reply, 'rejected')
})

test('closes with Separate.req, and aborts open transactions', async () => {
  const { connection, select, settle, last, ends } = start('passive')
  await select()
  const reply = connection.request(1, 1).catch(({ code }) => code)
  connection.close()
  await settle()
  assert.is(last()?.[0], 'Separate.req')
  assert.is(await reply, 'closed_by_host')
  assert.equal(ends, [undefined])
})

test.run()
