import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RecipeRecord } from '../../../src/api/recipe'
import { readImport } from '../../../src/screens/recipe/import-file'
import { planImport } from '../../../src/screens/recipe/import-plan'
import { recipeCsv } from '../../panel/recipe/recipe-csv'
import { plantRecipes } from '../../panel/recipe/recipe-seed'
import { type RecipeSource, recipeOf } from '../../panel/recipe/recipes'

const test = suite('recipe import')
const sources = plantRecipes(Date.UTC(2026, 10, 21))
const [bottles, , , strange] = sources as [RecipeSource, RecipeSource, RecipeSource, RecipeSource]

const exported = (source: RecipeSource, separator = ',') => [...recipeCsv(source, separator)].join('')

function plan(text: string, source = bottles, existing: 'update' | 'skip' = 'update', most = 1000) {
  const recipe = { ...recipeOf(source, []), most_records: most }
  const read = readImport(text, recipe)
  if ('problem' in read) throw new Error(JSON.stringify(read))
  return planImport(read.rows, recipe, source.records, existing)
}

const outcomes = (text: string, ...more: [RecipeSource?, ('update' | 'skip')?, number?]) =>
  plan(text, ...more).map(({ outcome }) => outcome)
const problem = (text: string, source = bottles) => {
  const read = readImport(text, recipeOf(source, []))
  return 'problem' in read ? read : undefined
}

for (const separator of [',', ';', '\t']) {
  test(`takes an export with ${JSON.stringify(separator)} back as it is, also strange names`, () => {
    assert.equal([...new Set(outcomes(exported(bottles, separator)))], ['unchanged'])
    assert.equal(outcomes(exported(strange, separator), strange), ['unchanged', 'unchanged', 'unchanged'])
  })
}

const HEAD = `No.,Name,${bottles.items.map(({ name }) => name).join(',')}\n`
const GOOD = '500,4.5,1,1.8,0,36000,1200,18446744073709551615,-9223372036854775808,Text'

test('tells new, changed and equal records apart, by number and by name', () => {
  const [first] = bottles.records as [RecipeRecord]
  const same = [first.number, first.name, ...first.values].join(',')
  const rows = [same, `1,Renamed,${GOOD}`, `,${bottles.records[2]!.name.toUpperCase()},${GOOD}`, `,Fresh,${GOOD}`]
  const planned = plan(`${HEAD}${rows.join('\n')}\n777,Of another panel,${GOOD}`)
  assert.equal(
    planned.map(({ outcome, row }) => [outcome, row.number]),
    [
      ['unchanged', 0],
      ['updated', 1],
      ['updated', 2],
      ['added', null],
      ['added', 777]
    ]
  )
})

test('leaves existing records alone where that was chosen, whatever their rows hold', () => {
  const planned = plan(`${HEAD}0,,wrong\n,Fresh,${GOOD}`, bottles, 'skip')
  assert.equal(
    planned.map(({ outcome, row }) => [outcome, row.name]),
    [
      ['skipped', bottles.records[0]!.name],
      ['added', 'Fresh']
    ]
  )
})

test('names line, column and cause of each error', () => {
  const rows = [
    `1.5,Half,${GOOD}`,
    `,,${GOOD}`,
    `,${'x'.repeat(41)},${GOOD}`,
    `,Low,99${GOOD.slice(3)}`,
    `,Digits,${GOOD.replace('18446744073709551615', '1.84467E+19')}`,
    `,Beyond,${GOOD.replace('18446744073709551615', '18446744073709551616')}`,
    `,Long,${GOOD.replace('Text', '緑'.repeat(9))}`,
    `3,${bottles.records[4]!.name},${GOOD}`,
    `,Short,500`
  ]
  const planned = plan(`${HEAD}${rows.join('\n')}`)
  assert.equal(
    planned.map(({ line, errors }) => [
      line,
      errors[0]?.column,
      [errors[0]?.message].flat()[0],
      planned.length && errors.length
    ]),
    [
      [2, 'No.', 'errors.integer', 1],
      [3, 'Name', 'errors.required', 1],
      [4, 'Name', 'errors.length.most', 1],
      [5, 'Volume', 'errors.range', 1],
      [6, 'Lot counter', 'errors.integer', 1],
      [7, 'Lot counter', 'errors.range', 1],
      [8, 'Label text', 'errors.bytes.most', 1],
      [9, 'Name', 'recipe.name.taken', 1],
      [10, 'Fill temperature', 'errors.required', 8]
    ]
  )
})

test('refuses a record or a name that stands in the file twice', () => {
  const errors = plan(`${HEAD}1,One,${GOOD}\n1,Other,${GOOD}\n,New,${GOOD}\n,NEW,${GOOD}`).map(
    row => row.errors[0]?.message
  )
  assert.equal(errors, [undefined, 'recipe.import.twice', undefined, 'recipe.name.taken'])
})

test('stops at the number of records that the recipe holds', () => {
  const rows = `${HEAD}1,One,${GOOD}\n,A,${GOOD}\n,B,${GOOD}`
  assert.equal(outcomes(rows, bottles, 'update', 29), ['updated', 'added', 'wrong'])
})

test('lists the columns that do not match', () => {
  const found = problem(`No.,Name,Volume,Temperature\n0,A,1,2`)
  assert.is(found?.problem, 'recipe.import.columns')
  assert.equal(found?.columns?.unknown, ['Temperature'])
  assert.equal(found?.columns?.missing.slice(0, 2), ['Fill temperature', 'Carbonated'])
})

test('takes the columns in any order and fills up none', () => {
  const text = `Line 2,Name,Best before,Line 1\nB,Mine,30,A`
  const [row] = plan(text, sources[2]!, 'update', 1001)
  assert.equal([row?.outcome, row?.row.values], ['added', ['A', 'B', '30']])
})

test('knows the file of another recipe, of an older definition, and one that is no list', () => {
  assert.equal(problem(exported(strange)), { problem: ['recipe.import.otherRecipe', { name: '<b>Strange</b> names' }] })
  const changed = { ...bottles, items: bottles.items.map(item => ({ ...item, max: null })) }
  const read = readImport(exported(bottles), recipeOf(changed, []))
  assert.ok('rows' in read && read.changed)
  assert.is(problem(HEAD)?.problem, 'recipe.import.noRows')
  assert.equal(problem(`${HEAD}1,"open`)?.problem, ['recipe.import.broken', { line: 2, column: 2 }])
  const many = Array.from({ length: 1001 }, (_, index) => `,N${index},${GOOD}`).join('\n')
  assert.equal(problem(HEAD + many)?.problem, ['recipe.import.tooMany', { most: 1000 }])
})

test.run()
