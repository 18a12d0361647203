import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { speedText } from '../../../src/stores/ports/link-speed'

test('writes a link speed in Gbit/s from 1000 Mbit/s on', () => {
  assert.equal([10, 100, 1000, 2500].map(speedText), [
    ['common.megabit', { speed: 10 }],
    ['common.megabit', { speed: 100 }],
    ['common.gigabit', { speed: 1 }],
    ['common.gigabit', { speed: 2.5 }]
  ])
})

test.run()
