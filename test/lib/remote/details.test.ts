import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { CONTENT_TOO_LARGE, detailsIn } from '../../../src/lib/remote/details'
import type { Refusal } from '../../../src/lib/remote/failure'

const test = suite('details of a refusal')
const refusal = (details: unknown, code = 'content_too_large'): Refusal => ({
  kind: 'refused',
  status: 413,
  code,
  message: '',
  fields: {},
  details
})

test('are read by the code of the refusal', () => {
  assert.equal(detailsIn(refusal({ limit_bytes: 1024 }), CONTENT_TOO_LARGE), { limit_bytes: 1024 })
  assert.equal(detailsIn(refusal({ limit_bytes: 1024 }, 'file_too_large'), CONTENT_TOO_LARGE), {})
  assert.equal(detailsIn(undefined, CONTENT_TOO_LARGE), {})
})

test('are ignored where they differ from the contract', () => {
  for (const details of [undefined, null, [], 'x', {}, { limit_bytes: '1024' }, { limit_bytes: 0.5 }])
    assert.equal(detailsIn(refusal(details), CONTENT_TOO_LARGE), {})
})

test.run()
