import { atom } from 'nanostores'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError } from '../../../../src/lib/remote/failure'
import { createWindowReader, type WindowWanted } from '../../../../src/screens/data-log/records/window-reader'
import { fakeTime } from '../../../lib/fake-time'

const wantedFrom = (from: number): WindowWanted => ({ subject: 'a log', window: { from, to: 60_000 } })

test('reads a window again after a failure that may pass, until another one is wanted', async () => {
  const time = fakeTime()
  const $wanted = atom<WindowWanted | undefined>(wantedFrom(0))
  const loaded: number[] = []
  let reachable = false
  const $read = createWindowReader($wanted, async ({ window }) => {
    loaded.push(window.from)
    if (!reachable) throw new ApiError({ kind: 'unreachable' })
    return window.from
  })
  const stop = $read.subscribe(() => {})
  await time.pass(1000)
  assert.is($read.get()?.status, 'failed')

  $wanted.set(wantedFrom(30_000))
  await time.pass(1000)
  reachable = true
  await time.pass(30_000)
  assert.equal($read.get(), { status: 'ready', wanted: wantedFrom(30_000), data: 30_000 })
  assert.equal(loaded, [0, 30_000, 30_000])
  stop()
  time.end()
})

test('does not read again what the panel has refused', async () => {
  const time = fakeTime()
  let loads = 0
  const $read = createWindowReader(atom(wantedFrom(0)), async () => {
    loads += 1
    throw new ApiError({ kind: 'refused', status: 404, code: 'not_found', message: '', fields: {} })
  })
  const stop = $read.subscribe(() => {})
  await time.pass(30_000)
  assert.is($read.get()?.status, 'failed')
  assert.is(loads, 1)
  stop()
  time.end()
})

test.run()
