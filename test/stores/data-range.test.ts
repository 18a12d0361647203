import '../setup/dom'
import { cleanStores, type ReadableAtom } from 'nanostores'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { $shiftStarts } from '../../src/lib/time-range/shifts'
import { createDataRange } from '../../src/stores/data-range'

/** Goes to a data screen at this address. */
function open(address: string) {
  history.replaceState(null, '', address)
  const range = createDataRange(undefined)
  const close = range.$range.listen(() => {})
  return { ...range, close: () => leave(range.$range, close) }
}

function leave($range: ReadableAtom<unknown>, close: () => void): void {
  close()
  cleanStores($range)
}

test('takes the range of the address, and keeps a picked one there', () => {
  const { $range, pickRange, close } = open('/app/data/data-log?range=8h')
  assert.is($range.get(), '8h')
  pickRange('today')
  assert.is($range.get(), 'today')
  assert.is(location.search, '?range=today')
  close()
})

test('shows the same range on the next data screen, whose address then has it too', () => {
  const first = open('/app/data/data-log?range=24h')
  first.pickRange({ from: Date.UTC(2026, 10, 21, 8), to: Date.UTC(2026, 10, 21, 9) })
  first.close()
  const next = open('/app/data/event-log?state=triggered')
  assert.equal(next.$range.get(), { from: Date.UTC(2026, 10, 21, 8), to: Date.UTC(2026, 10, 21, 9) })
  assert.match(location.search, /^\?state=triggered&range=2026-11-21T08/)
  next.close()
})

test('shows all times on the next screen after all times were chosen', () => {
  const first = open('/app/data/event-log?range=24h')
  first.pickRange(undefined)
  first.close()
  const next = open('/app/data/operation-log')
  assert.is(next.$range.get(), undefined)
  assert.is(location.search, '')
  next.close()
})

test('shows what Back leads to as it was, not with the range of the screen after it', () => {
  const first = open('/app/data/event-log')
  const { state } = history
  first.close()
  open('/app/data/data-log?range=8h').close()
  history.replaceState(state, '', '/app/data/event-log')
  const again = createDataRange(undefined)
  assert.is(again.$range.get(), undefined)
  assert.is(location.search, '')
})

test('offers the minutes around what was last marked, on other data screens too, and marks it again', () => {
  open('/app/data/event-log?range=2026-11-21T09:32:25~2026-11-21T09:42:25&at=2026-11-21T09:37:25&row=7').close()
  const next = open('/app/data/operation-log?range=today')
  assert.equal(next.$around.get(), { from: Date.UTC(2026, 10, 21, 9, 32, 25), to: Date.UTC(2026, 10, 21, 9, 42, 25) })
  next.pickAround()
  assert.equal(next.$range.get(), next.$around.get())
  assert.is(new URLSearchParams(location.search).get('at'), '2026-11-21T09:37:25')
  next.close()
})

test('drops a shift that the panel does not have from the address once the note about it is dismissed', () => {
  const { $isInvalid, dismissInvalid, close } = open('/app/data/event-log?range=shift')
  $shiftStarts.set([])
  assert.ok($isInvalid.get())
  dismissInvalid()
  assert.equal([$isInvalid.get(), location.search], [false, ''])
  close()
  $shiftStarts.set(undefined)
})

test('follows Back', () => {
  const { $range, pickRange, close } = open('/app/data/data-log?range=8h')
  pickRange('1h')
  history.replaceState(null, '', '/app/data/data-log?range=8h')
  window.dispatchEvent(new Event('popstate'))
  assert.is($range.get(), '8h')
  close()
})

test.run()
