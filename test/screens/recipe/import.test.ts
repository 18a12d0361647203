import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RecipeRecord } from '../../../src/api/recipe'
import { createImport } from '../../../src/screens/recipe/import'
import { listOf } from '../../panel/http/handler-types'
import { recipeCsv } from '../../panel/recipe/recipe-csv'
import { plantRecipes } from '../../panel/recipe/recipe-seed'
import { type RecipeSource, recipeOf } from '../../panel/recipe/recipes'
import { errorsIn, pickText, reasonOf } from '../../setup/table-file'

const test = suite('recipe import')
const sources = plantRecipes(Date.UTC(2026, 10, 21))
const [bottles, , , strange] = sources as [RecipeSource, RecipeSource, RecipeSource, RecipeSource]

const exported = (source: RecipeSource, separator: ',' | ';' | '\t' = ',', decimal: '.' | ',' = '.') =>
  [...recipeCsv(source, { separator, decimal })].join('')

const create = (source = bottles, most = 1000) =>
  createImport(
    { ...recipeOf(source, { isConnected: () => true }), max_records: most },
    { ...listOf(source.records), changes: 0 },
    async () => {}
  )

const plan = (text: string, source = bottles, most = 1000) => pickText(create(source, most), text)

const outcomes = async (...args: Parameters<typeof plan>) => (await plan(...args)).map(({ outcome }) => outcome)

for (const separator of [',', ';', '\t'] as const) {
  test(`imports an export with ${JSON.stringify(separator)} unchanged, also hostile names`, async () => {
    assert.equal([...new Set(await outcomes(exported(bottles, separator)))], ['unchanged'])
    assert.equal(await outcomes(exported(strange, separator), strange), ['unchanged', 'unchanged', 'unchanged'])
  })
}

test('imports an export with decimal commas unchanged', async () => {
  assert.equal([...new Set(await outcomes(exported(bottles, ';', ',')))], ['unchanged'])
})

const HEAD = `No.,Name,${bottles.items.map(({ name }) => name).join(',')}\n`
const GOOD = '500,4.5,1,1.8,0,36000,1200,18446744073709551615,-9223372036854775808,Text'

test('distinguishes new, changed and equal records, by number and by name', async () => {
  const [first] = bottles.records as [RecipeRecord]
  const same = [first.number, first.name, ...first.values].join(',')
  const rows = [same, `1,Renamed,${GOOD}`, `,${bottles.records[2]!.name.toUpperCase()},${GOOD}`, `,Fresh,${GOOD}`]
  const planned = await plan(`${HEAD}${rows.join('\n')}\n777,Of another panel,${GOOD}`)
  assert.equal(
    planned.map(({ outcome, record }) => [outcome, record?.number]),
    [
      ['unchanged', 0],
      ['changed', 1],
      ['changed', 2],
      ['added', undefined],
      ['added', undefined]
    ]
  )
})

test('reports line, column and cause of each error', async () => {
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
  const errors = errorsIn(await plan(`${HEAD}${rows.join('\n')}`)).map(([line, field, message]) => [
    line,
    field,
    [message].flat()[0]
  ])
  assert.equal(errors.slice(0, 9), [
    [2, 'number', 'errors.integer'],
    [3, 'name', 'errors.required'],
    [4, 'name', 'errors.length.most'],
    [5, 'item0', 'errors.range'],
    [6, 'item7', 'errors.integer'],
    [7, 'item7', 'errors.range'],
    [8, 'item9', 'errors.bytes.most'],
    [9, 'name', 'recipe.name.taken'],
    [10, 'item1', 'errors.required']
  ])
  assert.is(errors.length, 16)
})

const EUROPEAN = HEAD.replace(/,/g, ';')
const written = (temperature: string, torque: string, speed = '36000') =>
  `;${temperature} ${torque};500;${temperature};1;${torque};0;${speed};1200;7;7;Text`

test('reads numbers as the table and European spreadsheets write them', async () => {
  const [row] = await plan(`${EUROPEAN}${written('4,2', '1,475', '36\u00a0000')}`)
  const { item1, item3, item5 } = row?.values ?? {}
  assert.equal([row?.errors, item1, item3, item5], [[], '4.2', '1.475', '36000'])
})

test('does not guess what 1,475 means, but lets the preview choose', async () => {
  const recipes = create()
  const rows = await pickText(recipes, `${EUROPEAN}${written('4', '1,475', '36.000')}`)
  assert.equal(errorsIn(rows), [
    [2, 'item3', ['recipe.value.ambiguous', { whole: '1475', fraction: '1.475' }]],
    [2, 'item5', 'errors.integer']
  ])
  recipes.pickDecimal(',')
  assert.equal(errorsIn(recipes.$rows.get()), [
    [2, 'item5', ['recipe.value.ambiguous', { whole: '36000', fraction: '36,000' }]]
  ])
  assert.is(recipes.$rows.get()[0]?.values.item3, '1.475')
})

test('rejects a row in which an unquoted decimal comma moves the values', async () => {
  const [row] = await plan(`${HEAD},Moved,500,4,5,1,1.8,0,36000,1200,7,7,Text`)
  assert.ok(row?.errors.some(({ field, message }) => !field && message[0] === 'common.import.moreCells'))
})

test('rejects a record or a name that is in the file twice', async () => {
  const rows = await plan(`${HEAD}1,One,${GOOD}\n1,Other,${GOOD}\n,New,${GOOD}\n,NEW,${GOOD}`)
  assert.equal(errorsIn(rows), [
    [3, 'name', ['common.import.repeated', { line: 2 }]],
    [5, 'name', ['common.import.repeated', { line: 4 }]]
  ])
})

test('rejects rows beyond the maximum number of records', async () => {
  const rows = `${HEAD}1,One,${GOOD}\n,A,${GOOD}\n,B,${GOOD}`
  assert.equal(await outcomes(rows, bottles, 29), ['changed', 'added', 'rejected'])
})

test('lists the columns that do not match', async () => {
  const [reason, missing, unknown] = (await reasonOf(create(), `No.,Name,Volume,Temperature\n0,A,1,2`)) ?? []
  assert.is(reason, 'common.import.columns')
  assert.match(JSON.stringify(missing), 'Fill temperature, Carbonated')
  assert.equal(unknown, ['common.import.unknown', { columns: 'Temperature' }])
})

test('accepts the columns in any order, and without that of the numbers', async () => {
  const [row] = await plan(`Line 2,Name,Best before,Line 1\nB,Mine,30,A`, sources[2], 1001)
  const { item0, item1, item2 } = row?.values ?? {}
  assert.equal([row?.outcome, item0, item1, item2], ['added', 'A', 'B', '30'])
})

test('recognizes files of another recipe or an older definition', async () => {
  assert.equal(await reasonOf(create(), exported(strange)), [
    ['recipe.import.otherRecipe', { name: '<b>Strange</b> names' }]
  ])
  const model = create({ ...bottles, items: bottles.items.map(item => ({ ...item, max: null })) })
  await pickText(model, exported(bottles))
  const picked = model.$picked.get()
  assert.is(
    picked.status === 'read' && picked.table.status === 'readable' && picked.table.warning,
    'recipe.import.changed'
  )
})

test.run()
