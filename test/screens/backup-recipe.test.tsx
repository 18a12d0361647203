import '../setup/dom'
import * as assert from 'uvu/assert'
import BackupRecipeScreen from '../../src/screens/backup-recipe'
import { changeRecord } from '../panel/recipes'
import { test } from '../setup/panel-test'
import { allByRole, byLabel, byRole, byText, choose, click, findByRole, findByText, type, until } from '../setup/query'
import { render } from '../setup/screen'

const SAVING = 'PUT /project/recipe-backups/settings'
const open = () => render(<BackupRecipeScreen />)
const inDialog = (name: string) => byRole('button', { name, within: byRole('dialog') })
const save = () => click(inDialog('Save'))
const closed = () => until(() => allByRole('dialog').length === 0)
const copies = (name = '2026/11/20 09:41:07') => findByRole('row', { name: new RegExp(`^${name}`) })

async function editSettings() {
  open()
  click(await findByRole('button', { name: 'Edit settings' }))
  await findByRole('dialog', { name: 'Backup settings' })
}

async function restore(row: string) {
  open()
  click(byRole('button', { name: 'Restore', within: await copies(row) }))
  await findByRole('dialog', { name: 'Restore copy' })
}

test('backs up, verifies and lists the copy, without being asked twice', async ({ panel }) => {
  open()
  click(await findByRole('button', { name: 'Back up now' }))
  await findByRole('progressbar', { name: 'Backup' })
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Back up now' }).disabled)
  await panel.clock.advance(6000)
  const [copy] = panel.state.recipeBackup.copies
  assert.equal([copy!.name, copy!.target, copy!.madeBy], ['line2-hmi_recipe_20261121_094108', 'usb', 'engineer'])
})

test('saves the settings, and shows the name that a copy would get', async ({ panel }) => {
  await editSettings()
  type(byLabel('Name pattern'), '{hmi}-{project}-{yyyyMMdd}')
  await findByText(/^Now: .*-Bottling Line 2-\d{8}$/)
  click(byLabel('Retentive words'))
  choose(byLabel('Schedule'), 'Daily')
  type(await findByRole('textbox', { name: 'Time (hh:mm)' }), '23:30')
  type(byLabel('Copies to keep'), '3')
  save()
  await closed()
  const { contents, keep_last, schedule, daily_at } = panel.state.recipeBackup.settings
  assert.equal([contents, keep_last, schedule, daily_at], [['recipes', 'retentive'], 3, 'daily', '23:30'])
  await findByText('Daily at 23:30')
})

test('sends nothing that breaks a rule', async ({ panel }) => {
  await editSettings()
  click(byLabel('Recipe database'))
  type(byLabel('Name pattern'), 'line/2')
  type(byLabel('Copies to keep'), '101')
  choose(byLabel('Target'), 'This PC')
  choose(byLabel('Schedule'), 'On change')
  save()
  await findByText('Choose at least one')
  await findByText(/^A name cannot contain/)
  await findByText('From 1 to 100')
  await findByText('A schedule needs a target other than this PC')
  assert.is(panel.log.length, 1)
})

test('shows the refusal of the panel at its field, when a medium was pulled meanwhile', async ({ panel }) => {
  await editSettings()
  panel.state.recipeBackup.media[0]!.present = false
  type(byLabel('Copies to keep'), '5')
  save()
  await findByText('The medium is not inserted. Insert it and try again.')
  assert.is(byLabel('Copies to keep').value, '5')
})

test('keeps what was typed when the connection is lost', async ({ panel }) => {
  await editSettings()
  type(byLabel('Copies to keep'), '5')
  panel.faults.refuse(SAVING)
  save()
  await findByText('The panel does not answer')
  assert.is(byLabel('Copies to keep').value, '5')
  panel.faults.clear()
  save()
  await closed()
  assert.is(panel.state.recipeBackup.settings.keep_last, 5)
})

test('puts the settings of another person beside those typed here', async ({ panel }) => {
  await editSettings()
  panel.state.recipeBackup.settings = { ...panel.state.recipeBackup.settings, contents: ['recipes', 'extended'] }
  type(byLabel('Copies to keep'), '5')
  save()
  await findByRole('row', { name: 'Extended memory Yes No' })
  click(byRole('button', { name: 'Keep mine' }))
  await until(() => byLabel('Extended memory').checked)
  save()
  await closed()
  assert.is(panel.state.recipeBackup.settings.keep_last, 5)
})

test('restores after a dry run, a reason and the typed count', async ({ panel }) => {
  const source = panel.state.recipes[0]!
  const before = source.records[9]!.values
  changeRecord(source, 9, { values: ['475', ...before.slice(1)] }, { by: 'operator', at: panel.clock.now() })
  await restore('2026/11/20 09:41:07')
  await findByRole('row', { name: 'Bottle formats 0 1 0 27' })
  byText(/Affected PLCs: Filler S7-1500, Capper S7-1200/)
  type(byLabel('Record count'), '12')
  click(inDialog('Restore'))
  await findByText('This is not the record count of the copy')
  byText('Required')
  type(byLabel('Record count'), '1036')
  type(byLabel('Reason'), 'Wrong volume')
  click(inDialog('Restore'))
  await closed()
  await panel.clock.advance(5000)
  assert.is(source.records[9]!.values[0], '500')
})

test('shows both projects where a copy belongs to another one', async () => {
  await restore('2026/11/12')
  await findByText('The copy belongs to another project, or to another version of this one')
  byText('Copy: Bottling Line 2, 2026/10/02 08:14:55')
  byText(/^Panel: Bottling Line 2, 2026\/11\/18/)
  assert.equal(allByRole('button', { name: 'Restore', within: byRole('dialog') }), [])
})

test('says that a copy is of a newer version', async () => {
  await restore('2026/10/12')
  await findByText(/^The copy was made by newer firmware/)
})

test('names the copy that is deleted', async ({ panel }) => {
  open()
  click(byRole('button', { name: 'Delete', within: await copies() }))
  await findByText('“line2-hmi_recipe_20261120_094107” will be deleted for good.')
  click(byRole('button', { name: 'Delete copy' }))
  await closed()
  assert.is(panel.state.recipeBackup.copies.length, 4)
})

test('says of copies on a medium that is not there that they cannot be read', async ({ panel }) => {
  panel.state.recipeBackup.media[0]!.present = false
  open()
  await findByRole('table', { name: 'Copies' })
  assert.is(allByRole('button', { name: 'Restore' }).length, 1)
})

test.run()
