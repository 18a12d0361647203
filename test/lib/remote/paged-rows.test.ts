import '../../setup/dom'
import { atom, cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ApiError } from '../../../src/lib/remote/failure'
import { createPagedRows, type PageRequest } from '../../../src/lib/remote/paged-rows'
import { rowAt } from '../../../src/lib/remote/row-pages'
import { fakeTime, settled } from '../fake-time'

interface Context {
  time: ReturnType<typeof fakeTime>
}

const test = suite<Context>('paged rows')

test.before.each(context => {
  context.time = fakeTime()
})

test.after.each(({ time }) => time.end())

/** A panel with rows numbered from 1, of which a query is every n-th. */
function open(count = 1000, countsAfter = false) {
  const panel = { count, oldest: 1, requests: [] as PageRequest[], fails: false }
  const $query = atom({ every: 1 })
  const list = createPagedRows<{ every: number }, number>({
    $query,
    async read({ every }, request) {
      panel.requests.push(request)
      if (panel.fails) throw new ApiError({ kind: 'unreachable' })
      const top = Math.min(request.newest ?? panel.count, panel.count)
      const oldest = Math.max(panel.oldest, 1 + (request.after ?? 0))
      const all = Array.from({ length: top + 1 - oldest }, (_, index) => top - index).filter(it => it % every === 0)
      const items = all.slice(request.offset, request.offset + request.limit)
      return { items, total: all.length, newest: panel.count }
    },
    everySeconds: 5,
    countsAfter
  })
  list.$rows.listen(() => {})
  list.$reading.listen(() => {})
  const rows = () => {
    const shown = list.$rows.get()
    if (shown.status !== 'ready') throw new Error(shown.status)
    return shown.data
  }
  const at = (index: number) => rowAt(rows(), index)
  return { ...list, panel, $query, rows, at, close: () => cleanStores(list.$rows, list.$reading) }
}

const scrolledTo = (first: number) => ({ first, last: first + 30, scrolled: first > 0 })

test('reads the newest page first', async () => {
  const { panel, rows, at, close } = open()
  await settled()
  assert.equal(panel.requests, [{ offset: 0, limit: 50 }])
  assert.equal([rows().total, at(0), at(49), at(50)], [1000, 1000, 951, undefined])
  close()
})

test('reads the pages in view as they are scrolled to, each once', async () => {
  const { panel, show, at, close } = open()
  await settled()
  show(scrolledTo(340))
  await settled()
  show(scrolledTo(345))
  await settled()
  assert.equal(panel.requests.slice(1), [
    { offset: 300, limit: 50, newest: 1000 },
    { offset: 350, limit: 50, newest: 1000 }
  ])
  assert.equal([at(340), at(370)], [660, 630])
  close()
})

test('reads what is in view after a fast scroll, not what was passed', async () => {
  const { panel, show, at, close } = open()
  await settled()
  for (const first of [100, 200, 300, 400, 510]) show(scrolledTo(first))
  await settled()
  await settled()
  assert.is(panel.requests.length, 3)
  assert.is(at(510), 490)
  close()
})

test('keeps only a few pages', async () => {
  const { show, rows, at, close } = open()
  await settled()
  for (let first = 0; first < 900; first += 50) {
    show(scrolledTo(first))
    await settled()
  }
  assert.is(rows().pages.size, 5)
  assert.equal([at(0), at(850)], [undefined, 150])
  close()
})

test('adds new rows while it shows the newest', async ({ time }) => {
  const { panel, at, close } = open()
  await settled()
  panel.count = 1003
  await time.pass(5100)
  assert.equal([at(0), at(3)], [1003, 1000])
  close()
})

test('stays as it is while it is scrolled, and counts the rows that arrive', async ({ time }) => {
  const { panel, show, rows, at, close } = open()
  await settled()
  show(scrolledTo(60))
  await settled()
  panel.count = 1003
  await time.pass(5100)
  assert.equal([rows().newer, rows().total, at(60)], [3, 1000, 940])
  show(scrolledTo(200))
  await settled()
  assert.is(at(200), 800)
  close()
})

test('shows the newest again when it is scrolled back', async () => {
  const { panel, show, rows, at, close } = open()
  await settled()
  show(scrolledTo(60))
  await settled()
  panel.count = 1003
  show(scrolledTo(0))
  await settled()
  assert.equal([at(0), rows().newer, rows().total], [1003, 0, 1003])
  close()
})

test('counts the rows after the newest one known, where old ones are dropped', async ({ time }) => {
  const { panel, pause, rows, close } = open(1000, true)
  await settled()
  pause()
  Object.assign(panel, { count: 1004, oldest: 5 })
  await time.pass(5100)
  assert.is(rows().newer, 4)
  close()
})

test('pauses and resumes on request', async ({ time }) => {
  const { panel, pause, resume, rows, at, close } = open()
  await settled()
  pause()
  panel.count = 1001
  await time.pass(5100)
  assert.equal([at(0), rows().newer], [1000, 1])
  resume()
  await settled()
  assert.equal([at(0), rows().newer], [1001, 0])
  close()
})

test('reads the first page of another query at once', async () => {
  const { panel, $query, $reading, show, rows, at, close } = open()
  await settled()
  show(scrolledTo(340))
  await settled()
  $query.set({ every: 10 })
  assert.is($reading.get(), true)
  await settled()
  assert.equal([$reading.get(), rows().total, at(0), at(1)], [false, 100, 1000, 990])
  assert.equal(panel.requests.slice(3), [{ offset: 0, limit: 50 }])
  close()
})

test('reads another query from its top, also while it is paused or scrolled', async () => {
  const { $query, pause, resume, show, rows, at, close } = open()
  await settled()
  pause()
  show(scrolledTo(340))
  await settled()
  $query.set({ every: 10 })
  await settled()
  assert.equal([rows().total, at(0)], [100, 1000])
  resume()
  await settled()
  assert.equal([at(0), at(99)], [1000, undefined])
  close()
})

test('requests no page beyond the end', async () => {
  for (const [total, offsets] of [
    [60, [0, 50]],
    [100, [0, 50]]
  ] as const) {
    const { panel, show, close } = open(total)
    await settled()
    show({ first: 30, last: 300, scrolled: true })
    await settled()
    assert.equal(
      panel.requests.map(({ offset }) => offset),
      offsets
    )
    close()
  }
})

test('reads the rows in view again after a change of them, without newer ones', async () => {
  const { panel, show, refresh, at, close } = open()
  await settled()
  show(scrolledTo(60))
  await settled()
  panel.count = 1003
  panel.requests = []
  await refresh()
  assert.equal(panel.requests, [
    { offset: 0, limit: 50, newest: 1000 },
    { offset: 50, limit: 50, newest: 1000 }
  ])
  assert.is(at(60), 940)
  close()
})

test('drops pages that no longer fit, because rows have left the list', async () => {
  const { panel, show, rows, at, close } = open()
  await settled()
  show(scrolledTo(60))
  await settled()
  panel.count = 990
  show(scrolledTo(200))
  await settled()
  assert.equal([rows().total, at(0), at(200)], [990, undefined, 790])
  close()
})

test('keeps its rows when a page cannot be read, and reads it with the next poll', async ({ time }) => {
  const { $rows, panel, show, at, close } = open()
  await settled()
  panel.fails = true
  show(scrolledTo(340))
  await settled()
  const failed = $rows.get()
  assert.is(failed.status === 'failed' && failed.last && rowAt(failed.last, 0), 1000)
  assert.is(panel.requests.length, 3)
  panel.fails = false
  await time.pass(5100)
  assert.is(at(340), 660)
  close()
})

test.run()
