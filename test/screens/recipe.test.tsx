import '../setup/dom'
import * as assert from 'uvu/assert'
import RecipeScreen from '../../src/screens/recipe'
import type { Panel } from '../panel/panel'
import { changeRecord } from '../panel/recipe/recipes'
import { attach } from '../setup/attach'
import { clickInDialog, dialog, dialogClosed, dialogField, findDialog } from '../setup/dialog'
import { test } from '../setup/panel-test'
import { allByRole, byLabel, byRole, byText, choose, click, findByRole, findByText, type, until } from '../setup/query'
import { render } from '../setup/screen'

const SAVING = 'PUT /project/recipes/{id}/records/{number}'
const open = () => render(<RecipeScreen />)
const save = () => click(byRole('button', { name: 'Save' }))

async function openRecord(name: string) {
  open()
  click(await findByRole('button', { name }))
  await findByRole('textbox', { name: 'Volume' })
}

test('lists the records of the first recipe with their units and digits', async () => {
  open()
  await findByText('28 of 1000 records')
  await findByRole('columnheader', { name: 'Fill temperature (°C)' })
  const [, first] = allByRole('row', { within: await findByRole('table') })
  assert.match(first!.textContent ?? '', /^0Still water 0\.33 l3304\.0Off1\.200-10048\s000900/)
  assert.match(first!.textContent ?? '', /18\s446\s744\s073\s709\s000\s000/)
})

test('changes a record without losing a digit', async ({ panel }) => {
  await openRecord('Cola 0.5 l')
  type(dialogField('Lot counter'), '18446744073709551615')
  type(dialogField('Label text'), 'コーラ 500')
  save()
  await dialogClosed()
  const { values, changed_by } = panel.state.recipes[0]!.records[9]!
  assert.equal([values[7], values[9], changed_by], ['18446744073709551615', 'コーラ 500', 'engineer'])
  await findByText('コーラ 500')
})

test('understands numbers with a decimal comma or groups, except ambiguous ones', async ({ panel }) => {
  await openRecord('Cola 0.5 l')
  type(dialogField('Volume'), '1 500')
  type(dialogField('Fill temperature'), '4,2')
  type(dialogField('Cap torque'), '1,475')
  save()
  await findByText('Ambiguous: enter 1475 or 1.475')
  type(dialogField('Cap torque'), '1.5')
  save()
  await dialogClosed()
  assert.equal(panel.state.recipes[0]!.records[9]!.values.slice(0, 4), ['1500', '4.2', '1', '1.5'])
})

test('exports with the separator and the decimal sign of the spreadsheet', async ({ panel }) => {
  open()
  click(await findByRole('button', { name: 'Export CSV' }))
  const dialog = await findByRole('dialog', { name: 'Export CSV' })
  click(byRole('radio', { name: 'Comma 1,5', within: dialog }))
  click(byRole('button', { name: 'Export CSV', within: dialog }))
  await findByText('Separator and decimal separator must differ')
  click(byRole('radio', { name: 'Semicolon ;', within: dialog }))
  click(byRole('button', { name: 'Export CSV', within: dialog }))
  await dialogClosed()
  assert.equal(panel.log.at(-1)!.sent, { separator: ';', decimal: ',' })
  const chosen = { purpose: 'reading', separator: ';', decimal: ',' }
  assert.equal(JSON.parse(localStorage.getItem('recipeExport') ?? ''), chosen)
})

test('does not send invalid values, and shows the valid range', async ({ panel }) => {
  await openRecord('Cola 0.5 l')
  type(dialogField('Volume'), '3001')
  type(dialogField('Lot counter'), '18446744073709551616')
  type(dialogField('Label text'), '緑茶'.repeat(5))
  type(dialogField('Name'), 'COLA 1 L')
  save()
  await findByText('Another record has this name')
  byText('Enter a value from 0 to 18446744073709551615', byRole('dialog'))
  byText('Enter at most 24 bytes (non-English letters: 2 to 4 each)')
  assert.is(document.querySelectorAll('[aria-invalid]').length, 4)
  assert.is(panel.log.length, 1)
})

test('shows the refusal of the panel at its field', async ({ panel }) => {
  await openRecord('Cola 0.5 l')
  panel.state.recipes[0]!.items[0]!.max = '400'
  type(dialogField('Volume'), '450')
  save()
  await findByText("The recipe's definition has changed in the meantime. Open the record again.")
  assert.is(dialogField('Volume').value, '450')
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  await openRecord('Cola 0.5 l')
  type(dialogField('Volume'), '450')
  panel.faults.refuse(SAVING)
  save()
  await findByText('The panel is not responding')
  assert.is(dialogField('Volume').value, '450')
  panel.faults.clear()
  save()
  await dialogClosed()
  assert.is(panel.state.recipes[0]!.records[9]!.values[0], '450')
})

test('compares with changes that the operator made at the panel', async ({ panel }) => {
  await openRecord('Cola 0.5 l')
  const [source] = panel.state.recipes
  const { values } = source!.records[9]!
  changeRecord(
    source!,
    9,
    { values: values.map((value, index) => (index === 5 ? '41000' : value)) },
    { by: 'operator', at: panel.clock.now() }
  )
  type(dialogField('Volume'), '450')
  save()
  await findByRole('alert')
  byRole('row', { name: /Line speed 41\s000 Not changed/ })
  click(byRole('button', { name: 'Keep mine' }))
  await until(() => dialogField('Line speed').value === '41000')
  save()
  await dialogClosed()
  assert.equal(source!.records[9]!.values.slice(0, 6), ['450', '5', '1', '1.475', '-100', '41000'])
})

test('adds a copy with a new name and number', async ({ panel }) => {
  open()
  click(await findByRole('checkbox', { name: 'Select Cola 0.5 l' }))
  type(byLabel('Search records'), 'no such record')
  click(await findByRole('button', { name: 'Copy' }))
  await findByRole('dialog', { name: 'Copy record' })
  assert.is(dialogField('Name').value, 'Cola 0.5 l (2)')
  clickInDialog('Add record')
  await dialogClosed()
  const { number, values } = panel.state.recipes[0]!.records[28]!
  assert.is(number, 28)
  const marked = await until(() => document.querySelector('tr[aria-current]')?.textContent || false)
  assert.match(marked, /Cola 0\.5 l \(2\)/, 'the new row is marked, and the search is cleared')
  assert.equal(values, panel.state.recipes[0]!.records[9]!.values)
})

test('confirms the deletion of a record by name', async ({ panel }) => {
  open()
  click(await findByRole('checkbox', { name: 'Select Cola 0.5 l' }))
  click(await findByRole('button', { name: 'Delete' }))
  await findByText('“Cola 0.5 l” (no. 9) will be permanently deleted. Its number will not be reused.')
  click(byRole('button', { name: 'Delete record' }))
  await dialogClosed()
  assert.not(panel.state.recipes[0]!.records.some(({ number }) => number === 9))
  await until(() => allByRole('button', { name: 'Cola 0.5 l' }).length === 0)
})

test('is read-only while the runtime uses the recipe', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Recipe' }), 'CIP programs')
  await findByText('Read only')
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Add record' }).disabled)
  click(await findByRole('button', { name: 'Acid' }))
  assert.ok((await findByRole<HTMLInputElement>('textbox', { name: 'Caustic' })).disabled)
  assert.equal(allByRole('button', { name: 'Save' }), [])
})

test('finds records among a thousand, and renders few of them', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Recipe' }), 'Label texts')
  await findByText('Full')
  const table = await findByRole('table', { name: 'Records of Label texts' })
  assert.ok(allByRole('row', { within: table }).length < 70)
  type(byLabel('Search records'), 'label 0999')
  await until(() => allByRole('row', { within: byRole('table') }).length === 2)
  type(byLabel('Search records'), 'nothing such')
  await findByText('No matching records')
})

test('marks the differences between two records by a word', async () => {
  open()
  click(await findByRole('checkbox', { name: 'Select Cola 0.5 l' }))
  click(byRole('checkbox', { name: 'Select Cola 1 l' }))
  click(await findByRole('button', { name: 'Compare' }))
  await findByText('8 values differ')
  byRole('row', { name: /^Volume \(ml\) 500 1000 Different$/, within: dialog() })
  byRole('row', { name: /^Carbonated On On Same$/, within: dialog() })
  click(byRole('switch', { name: 'Differences only' }))
  await until(() => allByRole('row', { within: dialog() }).length === 9)
})

const CSV = 'Name,Line 1,Line 2,Best before\n'

async function importFile(panel: Panel, text: string | Uint8Array) {
  const labels = panel.state.recipes[2]!
  labels.records.length = 10
  labels.mostRecords = 10
  open()
  choose(await findByRole('combobox', { name: 'Recipe' }), 'Label texts')
  await findByRole('button', { name: 'Label 0001' })
  click(byRole('button', { name: 'Import CSV' }))
  attach(byLabel('CSV file', await findDialog('Import CSV')), text, 'labels.csv')
}

test('imports the valid rows of a file after a preview', async ({ panel }) => {
  await importFile(panel, `${CSV}Label 0001,Cola,Korea,30\nLabel 0002,Cola,Korea,0\nNew,Cola,Korea,30`)
  await findByText('Update: 1 · Error: 2')
  byRole('row', { name: '3 Best before Enter a value from 1 to 1095' })
  byRole('row', { name: /^4 Whole row The recipe is full/ })
  click(byRole('button', { name: 'Import 1 valid row only' }))
  await dialogClosed()
  const [first, second] = panel.state.recipes[2]!.records
  assert.equal([first!.values, second!.values[1]], [['Cola', 'Korea', '30'], 'Market 1'])
})

test('updates the preview when records changed before the import', async ({ panel }) => {
  await importFile(panel, `${CSV}Label 0001,Cola,Korea,30`)
  await findByText('Update: 1')
  const source = panel.state.recipes[2]!
  changeRecord(source, 0, { values: ['Cola', 'Korea', '30'] }, { by: 'operator', at: panel.clock.now() })
  clickInDialog('Import')
  await findByText(/^Records have changed in the meantime/)
  await findByText('Unchanged: 1')
})

test('shows the errors of a file before anything is sent', async ({ panel }) => {
  await importFile(panel, `Name,Line 1,Market\nA,B,C`)
  await findByText('The column names in the first row are incorrect')
  byText('Missing columns: Line 2, Best before')
  byText('Unknown columns: Market')
  assert.is(panel.log.length, 1)
})

test('shows hostile names as plain text', async () => {
  open()
  choose(await findByRole('combobox', { name: 'Recipe' }), '<b>Strange</b> names')
  await findByRole('columnheader', { name: '<img src=x onerror=alert(1)>' })
  byRole('columnheader', { name: '__proto__' })
  assert.is(document.querySelector('img[src="x"]'), null)
})

test('explains the screen when the project has no recipe', async ({ panel }) => {
  panel.state.recipes.length = 0
  open()
  await findByText('No recipes in this project')
})

test.run()
