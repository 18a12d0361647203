import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { windowTexts } from '../../../src/lib/time-range/window-texts'

const at = (text: string) => Date.parse(`${text}Z`)

test('writes the date of the end only when it is another day', () => {
  const from = at('2026-11-21T08:00:00')
  assert.equal(windowTexts({ from, to: at('2026-11-21T09:30:00') }), { from: '2026/11/21 08:00:00', to: '09:30:00' })
  assert.equal(windowTexts({ from, to: at('2026-11-22T09:30:00') }), {
    from: '2026/11/21 08:00:00',
    to: '2026/11/22 09:30:00'
  })
})

test.run()
