import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import Calendar from '../../../src/ui/filter/calendar'
import { byRole, byText, click } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('calendar')
test.after.each(cleanup)

test('turns to the month before and back, but to none that has not come', () => {
  const today = Date.UTC(2026, 10, 21)
  render(
    <Calendar shown={{ from: Date.UTC(2026, 9, 31), to: Date.UTC(2026, 9, 31) }} today={today} onPick={() => {}} />
  )
  const next = byRole<HTMLButtonElement>('button', { name: 'Next month' })
  click(byRole('button', { name: 'Previous month' }))
  byText('September 2026')
  click(next)
  byText('October 2026')
  assert.not.ok(next.disabled)
  click(next)
  byText('November 2026')
  assert.ok(next.disabled)
  assert.is(byRole('gridcell', { name: 'Saturday, November 21, 2026' }).tabIndex, 0)
})

test.run()
