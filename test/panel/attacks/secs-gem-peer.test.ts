import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { manualClock } from '../device/device-clock'
import { createHsmsConnection } from '../secs-gem/hsms/connection'
import type { HsmsFault } from '../secs-gem/hsms/fault'
import { controlFrame, dataFrame, encodeFrame, type Frame } from '../secs-gem/hsms/frames'
import { wirePair } from '../secs-gem/hsms/wire'
import { createMessageLog } from '../secs-gem/message-log'

const test = suite('hostile SECS/GEM peer')
const MEGABYTE = 1024 * 1024
const LARGEST = 16 * MEGABYTE
const TIMERS = { t3_s: 45, t6_s: 5, t7_s: 10, t8_s: 5, linktest_s: 0 }

async function start() {
  const clock = manualClock(0)
  const [wire, peer] = wirePair('host:5000')
  const log = createMessageLog(clock)
  const ends: (string | undefined)[] = []
  const dropped: string[] = []
  const connection = createHsmsConnection({
    ...{ wire, clock, role: 'passive' as const, deviceId: 0, timers: TIMERS },
    onFrame: log.add,
    onSelected() {},
    onMessage() {},
    onDropped: ({ message }: HsmsFault) => dropped.push(message),
    onEnd: fault => ends.push(fault?.code)
  })
  connection.start()
  const send = async (bytes: Buffer) => {
    peer.send(bytes)
    await clock.advance(0)
  }
  await send(encodeFrame(controlFrame('selectReq', 1)))
  const message = (body: Buffer): Frame => dataFrame(0, { stream: 1, fn: 3 }, 2, body)
  return { clock, connection, log, ends, dropped, send, message }
}

test('loses the connection with a length that no message has', async () => {
  for (const length of [0, 9, LARGEST + 1, 0xffff_ffff]) {
    const { ends, send } = await start()
    const head = Buffer.alloc(4)
    head.writeUInt32BE(length)
    await send(head)
    assert.equal(ends, ['invalid_message'], String(length))
  }
})

test('loses the connection with a message that stays incomplete', async () => {
  const { clock, ends, send, message } = await start()
  await send(encodeFrame(message(Buffer.alloc(100))).subarray(0, 50))
  await clock.advance(TIMERS.t8_s * 1000)
  assert.equal(ends, ['incomplete_message'])
})

test('may send the largest message in small pieces', async () => {
  const { connection, ends, send, message } = await start()
  const bytes = encodeFrame(message(Buffer.alloc(LARGEST - 10, 0xff)))
  for (let at = 0; at < bytes.length; at += 1000) await send(bytes.subarray(at, at + 1000))
  assert.equal([connection.isSelected(), ends], [true, []])
})

test('fills no memory with millions of items, or with the log of them', async () => {
  const { connection, log, dropped, send, message } = await start()
  const empty = Buffer.alloc(4 * MEGABYTE, Buffer.from([0x41, 0x00]))
  const list = Buffer.concat([Buffer.from([0x03]), Buffer.alloc(3), empty])
  list.writeUIntBE(empty.length / 2, 1, 3)
  await send(encodeFrame(message(list)))
  assert.match(dropped[0] ?? '', 'more than 100000 items')
  for (const { text } of log.all()) assert.ok(text.length <= 16_384)
  assert.ok(connection.isSelected())
})

test.run()
