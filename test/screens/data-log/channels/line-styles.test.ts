import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lineStyle } from '../../../../src/screens/data-log/channels/line-styles'

test('gives 64 lines distinct styles', () => {
  const styles = Array.from({ length: 64 }, (_, index) => JSON.stringify(lineStyle(index)))
  assert.is(new Set(styles).size, 64)
})

test.run()
