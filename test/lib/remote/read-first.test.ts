import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { PageRequest } from '../../../src/lib/remote/paged-rows'
import { readFirst } from '../../../src/lib/remote/read-first'

const test = suite('first rows')

/** A list of numbers, newest first, which gets another one after each page. */
function growing(total: number) {
  const requests: PageRequest[] = []
  let newest = total
  const read = async (request: PageRequest) => {
    requests.push(request)
    const { offset, limit, newest: last = newest } = request
    newest++
    const items = Array.from(
      { length: Math.max(0, Math.min(limit, last - offset)) },
      (_, index) => last - offset - index
    )
    return { items, total: last, newest: last }
  }
  return { read, requests }
}

test('reads page by page the rows that were there at first', async () => {
  const { read, requests } = growing(1201)
  const { items, total } = await readFirst(read, 5000)
  assert.is(total, 1201)
  assert.equal(
    items,
    Array.from({ length: 1201 }, (_, index) => 1201 - index)
  )
  assert.is(requests.length, 3)
})

test('stops at the most that are wanted', async () => {
  const { read, requests } = growing(1201)
  const { items, total } = await readFirst(read, 700)
  assert.equal([items.length, total], [700, 1201])
  assert.equal(
    requests.map(({ limit }) => limit),
    [500, 200]
  )
})

test('ends where the rest was cleared in the meantime', async () => {
  const read = async ({ offset }: PageRequest) => ({ items: offset === 0 ? [2, 1] : [], total: 900, newest: 2 })
  assert.equal((await readFirst(read, 5000)).items, [2, 1])
})

test.run()
