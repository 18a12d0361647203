import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SEED_TIME } from './panel'
import { partsOf } from './parts'

test('no two slices begin with the same field, as the order of slices would decide', () => {
  const fields = Object.values(partsOf('seeds')).flatMap(seed => Object.keys(seed.runningPlant(SEED_TIME)))
  assert.equal([...new Set(fields.filter((field, index) => fields.indexOf(field) !== index))], [])
})

test.run()
