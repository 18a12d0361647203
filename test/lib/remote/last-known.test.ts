import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError } from '../../../src/lib/remote/failure'
import { lastKnown } from '../../../src/lib/remote/last-known'
import type { Loadable } from '../../../src/lib/remote/resource'

const test = suite('last known')
const error = new ApiError({ kind: 'unreachable' })

const cases: [string, Loadable<string>, string | undefined][] = [
  ['nothing before the first answer', { status: 'loading' }, undefined],
  ['nothing when the first read failed', { status: 'failed', error }, undefined],
  ['the data of the last read', { status: 'ready', data: '2.6.0', at: '' }, '2.6.0'],
  ['the data of an earlier read when a later one failed', { status: 'failed', error, last: '2.6.0' }, '2.6.0']
]

for (const [known, loadable, expected] of cases) {
  test(`is ${known}`, () => assert.is(lastKnown(loadable), expected))
}

test.run()
