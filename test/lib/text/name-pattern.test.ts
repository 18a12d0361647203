import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { expandPattern, hasForbiddenCharacters, hasKnownPlaceholders } from '../../../src/lib/text/name-pattern'

const test = suite('name pattern')

test('creates a name from its pattern', () => {
  const texts = { hmi: 'line2-hmi', project: 'Line 2: night/day' }
  const nameOf = (pattern: string) => expandPattern(pattern, texts, Date.UTC(2026, 10, 21, 9, 5, 7))
  assert.is(nameOf('{hmi}_recipe_{yyyyMMdd_HHmmss}'), 'line2-hmi_recipe_20261121_090507')
  assert.is(nameOf('{constructor}'), 'constructor')
  assert.is(nameOf('{project} {yyyy-MM-dd}'), 'Line 2_ night_day 2026-11-21')
})

test('knows its placeholders, and refuses what would lead to another folder or be shown as another name', () => {
  const isKnown = (pattern: string) => hasKnownPlaceholders(pattern, ['hmi'])
  assert.equal(['{hmi}_{yyyy}', '{log}', '{hmi', '{__proto__}'].map(isKnown), [true, false, false, false])
  const wrong = ['../a', 'a\\b', 'a\tb', 'a\u202eb', 'a\u200bb', 'a\u2028b']
  assert.equal(wrong.filter(hasForbiddenCharacters), wrong)
  assert.is(hasForbiddenCharacters('a..b ü 表'), false)
})

test.run()
