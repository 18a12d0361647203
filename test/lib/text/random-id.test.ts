import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { randomId } from '../../../src/lib/text/random-id'

const test = suite('random id')

test('creates unique ids of 5 letters and digits', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomId()))
  for (const id of ids) assert.match(id, /^[a-z0-9]{5}$/)
  assert.ok(ids.size > 990)
  assert.is(randomId(12).length, 12)
})

test.run()
