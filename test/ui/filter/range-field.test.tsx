import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Range } from '../../../src/lib/time-range/range'
import { $shiftStarts } from '../../../src/lib/time-range/shifts'
import { RangeField } from '../../../src/ui/filter/range-field'
import { $compact } from '../../../src/ui/page/compact'
import { byRole, choose } from '../../setup/query'
import { cleanup, onCleanup, render } from '../../setup/screen'

const test = suite('range field')

test.after.each(cleanup)

test('lists the times of a custom range on a phone, so that another one can be chosen', () => {
  Object.assign($compact, { get: () => true, value: true })
  const shown = { from: Date.UTC(2026, 10, 21, 8), to: Date.UTC(2026, 10, 21, 9) }
  let chosen = 0
  render(<RangeField value={shown} onPick={() => {}} onCustom={() => chosen++} />)
  const list = byRole<HTMLSelectElement>('combobox', { name: 'Time range' })
  assert.is(list.selectedOptions[0]?.textContent, '2026/11/21 08:00:00 – 09:00:00')
  choose(list, 'Custom range…')
  assert.is(chosen, 1)
})

test('offers shifts where the panel had some last, until the panel has responded', () => {
  Object.assign($compact, { get: () => true, value: true })
  onCleanup(() => $shiftStarts.set(undefined))
  const offers = () => byRole('combobox', { name: 'Time range' }).textContent?.includes('This shift')
  for (const starts of [[360, 840], []]) {
    $shiftStarts.set(starts)
    render(<RangeField value="8h" onPick={() => {}} onCustom={() => {}} />)
    $shiftStarts.set(undefined)
    render(<RangeField value="8h" onPick={() => {}} onCustom={() => {}} />)
    assert.is(offers(), starts.length > 0)
  }
})

test('offers the minutes around what is marked, and shows them as such', () => {
  Object.assign($compact, { get: () => true, value: true })
  const around = { from: Date.UTC(2026, 10, 21, 8), to: Date.UTC(2026, 10, 21, 8, 10) }
  let chosen = 0
  const show = (value: Range) =>
    render(<RangeField value={value} around={around} onAround={() => chosen++} onPick={() => {}} onCustom={() => {}} />)
  const list = () => byRole<HTMLSelectElement>('combobox', { name: 'Time range' })
  show('8h')
  choose(list(), 'Around the marked time')
  assert.is(chosen, 1)
  show({ ...around })
  assert.is(list().selectedOptions[0]?.textContent, 'Around the marked time')
  show({ ...around, to: around.to + 1000 })
  assert.is(list().selectedOptions[0]?.textContent, '2026/11/21 08:00:00 – 08:10:01')
})

test.run()
