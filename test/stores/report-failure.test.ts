import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError } from '../../src/lib/remote/failure'
import { $notices, clearNotices } from '../../src/stores/notices'
import { reportFailure } from '../../src/stores/report-failure'

const test = suite('reported failures')

test('are notices with the code and the words of the panel', () => {
  reportFailure(new ApiError({ kind: 'unreachable' }))
  reportFailure(new ApiError({ kind: 'refused', status: 409, code: 'busy', message: 'not now', fields: {} }))
  assert.equal(
    $notices.get().map(({ kind, details }) => [kind, details]),
    [
      ['failed', 'unreachable'],
      ['failed', '409 busy: not now']
    ]
  )
  clearNotices()
})

test.run()
