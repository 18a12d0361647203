import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCaller } from '../http/caller'
import { createPanel } from '../panel'

const test = suite('endless bodies')
const PIECE = new Uint8Array(64 * 1024).fill(0x20)
const MIB = 1024 * 1024
const FORM = 'application/x-www-form-urlencoded'

/** Sends 32 MiB, piece by piece as they are read. @returns the status, and how much the panel has read */
async function send(name: string, type: string, username?: string) {
  const panel = createPanel()
  const { signIn, token } = createCaller(panel)
  if (username) await signIn(username, `${username}-3152`)
  let bytes = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        bytes += PIECE.length
        controller.enqueue(PIECE)
        if (bytes >= 32 * MIB) controller.close()
      }
    },
    { highWaterMark: 0 }
  )
  const [method = '', path = ''] = name.split(' ')
  const headers = { 'Content-Type': type, ...(username && { Authorization: `Bearer ${token()}` }) }
  const init = { method, headers, body, duplex: 'half' }
  const { status } = await panel.fetch(`/api/v1${path}`, init)
  return { status, bytes }
}

test('are read up to the limit', async () => {
  for (const [name, type, username] of [
    ['POST /auth/token/user', FORM, undefined],
    ['PUT /system/hmi/name', 'application/json', 'operator']
  ] as const) {
    const { status, bytes } = await send(name, type, username)
    assert.is(status, 413, name)
    assert.ok(bytes <= MIB + 2 * PIECE.length, `${bytes} bytes`)
  }
})

test('are not read without a token', async () => {
  const { status, bytes } = await send('PUT /project/management/uploads/1', 'application/octet-stream')
  assert.is(status, 401)
  assert.ok(bytes <= PIECE.length, `${bytes} bytes`)
})

test('are hardly read without the permission, neither a file', async () => {
  for (const [name, type] of [
    ['PUT /project/management/uploads/1', 'application/octet-stream'],
    ['POST /system/restart', 'application/json']
  ] as const) {
    const { status, bytes } = await send(name, type, 'operator')
    assert.is(status, 403, name)
    assert.ok(bytes <= 3 * PIECE.length, `${bytes} bytes`)
  }
})

test.run()
