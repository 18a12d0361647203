import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parseCategories, wantedBy } from '../../../src/screens/event-log/filters'

const NOW = Date.UTC(2026, 10, 21, 9, 41, 7)

test('reads category numbers however they are separated', () => {
  assert.equal(parseCategories('10, 20'), [10, 20])
  assert.equal(parseCategories('10、20 20'), [10, 20])
  assert.equal(parseCategories(' '), [])
  for (const wrong of ['256', '-1', 'a', '1.5', '10-20']) assert.is(parseCategories(wrong), undefined, wrong)
})

test('sends only what is filtered, and an open end for a preset', () => {
  const query = {
    state: [],
    priority: [],
    category: [],
    text: '',
    figure: '' as const,
    range: undefined,
    language: 'en' as const
  }
  assert.equal(wantedBy(query, NOW), { language: 'en' })
  assert.equal(wantedBy({ ...query, range: '1h', text: ' jam ', state: ['triggered'], category: [0] }, NOW), {
    from: '2026.11.21-08:41:07',
    state: ['triggered'],
    category: [0],
    text: 'jam',
    language: 'en'
  })
  assert.equal(wantedBy({ ...query, figure: 'chattering' }, NOW), { figure: 'chattering', language: 'en' })
  assert.equal(wantedBy({ ...query, range: { from: NOW - 1000, to: NOW } }, NOW), {
    from: '2026.11.21-09:41:06',
    to: '2026.11.21-09:41:07',
    language: 'en'
  })
})

test.run()
