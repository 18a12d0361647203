import '../../setup/dom'
import { cleanStores } from 'nanostores'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  choiceFilter,
  choicesFilter,
  createUrlFilters,
  listFilter,
  numbersFilter,
  patternFilter,
  textFilter
} from '../../../src/lib/browser/url-filters'

const test = suite('url filters')

interface Filters {
  text: string
  day: string
  order: 'up' | 'down'
  kind: readonly ('a' | 'b')[]
  group: readonly number[]
  line: readonly string[]
}

const DEFAULTS: Filters = { text: '', day: '', order: 'up', kind: [], group: [], line: [] }

function open(query = '') {
  history.replaceState(null, '', `/app/log${query}`)
  const { unknown, $filters, filter } = createUrlFilters<Filters>({
    text: textFilter(10),
    day: patternFilter(/^\d{4}$/, 'common.term.day'),
    order: choiceFilter(['up', 'down'], 'common.term.status'),
    kind: choicesFilter(['a', 'b'], 'common.term.category'),
    group: numbersFilter(0, 255, 'common.term.number'),
    line: listFilter(/^[a-z]+$/, 2, 'common.term.text')
  })
  const seen: Filters[] = []
  $filters.listen(values => seen.push(values))
  return { unknown, $filters, filter, seen, close: () => cleanStores($filters) }
}

test('reads the filters of the address', () => {
  const { $filters, close } = open('?text=pump+1&day=2026&order=down&kind=b,a&group=7,7,255&line=x,x,y,z')
  const kept = { kind: ['a', 'b'], group: [7, 255], line: ['x', 'y'] }
  assert.equal($filters.get(), { text: 'pump 1', day: '2026', order: 'down', ...kept })
  close()
})

test('reads what it does not know as the default', () => {
  const { $filters, close } = open(
    '?text=0123456789abc&day=<b>&order=left&kind=c&group=256,-1,x,1e2,&line=1,<b>&other=1'
  )
  assert.equal($filters.get(), { ...DEFAULTS, text: '0123456789' })
  close()
})

test('names what it does not know in the address', () => {
  const { unknown, close } = open('?text=x&day=<b>&order=left&kind=a,c&group=256,1&line=x,1&other=1')
  assert.equal(
    unknown.map(({ label, text }) => `${label}: ${text}`),
    [
      'common.term.day: <b>',
      'common.term.status: left',
      'common.term.category: c',
      'common.term.number: 256',
      'common.term.text: 1'
    ]
  )
  close()
  const known = open('?text=x&day=2026&order=up&kind=a,b&group=1&line=x')
  assert.equal(known.unknown, [])
  known.close()
})

test('writes the filters that are set into the address, and keeps what is not its own', () => {
  const { filter, close } = open('?tab=2')
  filter({ kind: ['b'], group: [1, 2], text: 'a&b=ü' })
  assert.is(location.search, '?tab=2&text=a%26b%3D%C3%BC&kind=b&group=1%2C2')
  filter({ ...DEFAULTS })
  assert.is(location.search, '?tab=2')
  close()
})

test('notifies once for a change, and not for the same filters', () => {
  const { filter, seen, close } = open()
  filter({ kind: ['a'] })
  filter({ kind: ['a'], order: 'up' })
  assert.equal(seen, [{ ...DEFAULTS, kind: ['a'] }])
  close()
})

test('adds to the history, unless typing replaces the address', () => {
  const { filter, close } = open()
  const before = history.length
  filter({ order: 'down' })
  filter({ text: 'p' }, { replace: true })
  filter({ text: 'pu' }, { replace: true })
  assert.is(history.length, before + 1)
  close()
})

test('follows the address, but not to another page', () => {
  const { $filters, close } = open()
  const goTo = (address: string) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new Event('popstate'))
  }
  goTo('/app/log?order=down')
  assert.is($filters.get().order, 'down')
  goTo('/app/other')
  assert.is($filters.get().order, 'down')
  close()
})

test.run()
