import '../../setup/dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ClockButton } from '../../../src/app/shell/clock-button'
import { $clock } from '../../../src/stores/clock'
import { byRole } from '../../setup/query'
import { cleanup, render } from '../../setup/screen'

const test = suite('clock of the top bar')
test.after.each(() => {
  cleanup()
  $clock.set({ text: '', quality: 'unknown' })
})

const shown = () => {
  const button = byRole('button', { name: /^2026\/11\/21 ?09:41:27, Change date and time$/ })
  return [button.dataset.quality, button.title]
}

test('distinguishes a live time from one that is counted on, and says since when', () => {
  const text = '2026/11/21 09:41:27'
  $clock.set({ text, quality: 'live' })
  render(<ClockButton />)
  assert.equal(shown(), ['live', 'Change date and time'])
  cleanup()
  $clock.set({ text, quality: 'estimated', since: '09:41:07' })
  render(<ClockButton />)
  assert.is(shown()[0], 'estimated')
  assert.match(shown()[1] ?? '', /estimated by this browser.* 09:41:07/)
})

test.run()
