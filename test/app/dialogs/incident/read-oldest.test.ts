import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MOST_ROWS, readOldest } from '../../../../src/app/dialogs/incident/read-oldest'
import type { PageRequest } from '../../../../src/lib/remote/paged-rows'

const test = suite('oldest rows')

/** A log with these numbers, that the panel lists newest first. */
function logOf(total: number) {
  const requests: PageRequest[] = []
  const read = async (request: PageRequest) => {
    requests.push(request)
    const { offset, limit } = request
    const length = Math.max(0, Math.min(limit, total - offset))
    return { items: Array.from({ length }, (_, index) => total - offset - index), total, newest: total }
  }
  return { requests, read }
}

for (const total of [0, 1, 499, 500, 501, MOST_ROWS]) {
  test(`has all ${total} rows, oldest first`, async () => {
    const { items, total: known } = await readOldest(logOf(total).read, () => {})
    assert.equal(
      items,
      Array.from({ length: total }, (_, index) => index + 1)
    )
    assert.is(known, total)
  })
}

test('has the oldest of more rows than the limit, and pages that stay the same', async () => {
  const { requests, read } = logOf(MOST_ROWS + 1234)
  const { items, total } = await readOldest(read, () => {})
  assert.equal([items.length, items[0], items.at(-1), total], [MOST_ROWS, 1, MOST_ROWS, MOST_ROWS + 1234])
  assert.ok(requests.slice(1).every(({ newest }) => newest === MOST_ROWS + 1234))
})

test.run()
