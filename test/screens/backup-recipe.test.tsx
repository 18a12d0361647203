import '../setup/dom'
import * as assert from 'uvu/assert'
import { startRecipeBackup } from '../../src/api/backup-recipe'
import BackupRecipeScreen from '../../src/screens/backup-recipe'
import { createBackupRecipe } from '../../src/screens/backup-recipe/model'
import { writeWords } from '../panel/project/registers'
import type { BackupSettings } from '../panel/recipe/backup-recipe-state'
import { changeRecord } from '../panel/recipe/recipes'
import { clickInDialog, dialog, dialogClosed } from '../setup/dialog'
import { nameOf } from '../setup/names'
import { test } from '../setup/panel-test'
import { withMail } from '../setup/plant-mail'
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  findByRole,
  findByText,
  pickRowAction,
  type,
  until
} from '../setup/query'
import { cleanup, render } from '../setup/screen'

const SAVING = 'PUT /project/recipe-backups/settings'
const open = () => render(<BackupRecipeScreen />)
const save = () => clickInDialog('Save')
const byEmail = (settings: BackupSettings): BackupSettings => ({
  ...settings,
  target: { ...settings.target, kind: 'email' },
  email_to: 'quality@plant.example'
})
const copies = (name = '2026/11/20 09:41:07') => findByRole('row', { name: new RegExp(`^${name}`) })

async function editSettings() {
  open()
  click(await findByRole('button', { name: 'Edit settings' }))
  await findByRole('textbox', { name: 'File name pattern' })
}

async function restore(row: string) {
  open()
  click(byRole('button', { name: /^More actions/, within: await copies(row) }))
  click(await findByRole('menuitem', { name: 'Restore' }))
  await findByRole('dialog', { name: 'Restore backup' })
}

test('backs up, verifies and lists the copy without a confirmation', async ({ panel }) => {
  open()
  click(await findByRole('button', { name: 'Back up now' }))
  await findByRole('progressbar', { name: 'Backup' })
  assert.ok(byRole<HTMLButtonElement>('button', { name: 'Back up now' }).disabled)
  await panel.clock.advance(6000)
  const [copy] = panel.state.recipeBackup.copies
  assert.equal([copy!.name, copy!.target.kind, copy!.madeBy], ['line2-hmi_recipe_20261121_094108', 'usb', 'engineer'])
})

test('delivers a copy to This PC as a file, once, where the backup was started', async ({ panel }) => {
  panel.state.recipeBackup.settings.target.kind = 'pc'
  const files: string[] = []
  const model = createBackupRecipe(address => files.push(address))
  const other = createBackupRecipe(address => files.push(address))
  const leave = [model, other].map(({ $followedJob }) => $followedJob.listen(() => {}))
  await model.backUp()
  await other.$followedJob.reload()
  await panel.clock.advance(6000)
  for (const { $followedJob } of [other, model, model]) await $followedJob.reload()
  await until(() => files.length > 0)
  assert.is(files.length, 1)
  const copy = JSON.parse(await (await panel.fetch(files[0]!)).text())
  assert.ok(copy.recipes.length > 0)
  for (const stop of leave) stop()
})

test('backs up once to another target, and leaves the settings as they are', async ({ panel }) => {
  open()
  choose(await findByRole('combobox', { name: 'Target of this backup' }), 'This PC')
  click(byRole('button', { name: 'Back up now' }))
  await findByRole('progressbar', { name: 'Backup' })
  await panel.clock.advance(6000)
  const { copies, settings } = panel.state.recipeBackup
  assert.equal([copies[0]!.target.kind, settings.target.kind], ['pc', 'usb'])
})

test('saves the settings and previews the name of a copy', async ({ panel }) => {
  await editSettings()
  type(byLabel('File name pattern'), '{hmi}-{project}-{yyyyMMdd}')
  await findByText(/^Example: .*-Bottling Line 2-\d{8}$/)
  click(byLabel('Retentive words'))
  choose(byLabel('Schedule'), 'Daily')
  type(await findByRole('textbox', { name: 'Time (hh:mm)' }), '23:30')
  type(byLabel('Backups to keep'), '3')
  save()
  await dialogClosed()
  const { contents, keep_last, schedule, daily_at } = panel.state.recipeBackup.settings
  assert.equal([contents, keep_last, schedule, daily_at], [['recipes', 'retentive'], 3, 'daily', '23:30'])
  await findByText('Daily at 23:30')
})

test('sends nothing that violates a rule', async ({ panel }) => {
  await editSettings()
  click(byLabel('Recipe database'))
  type(byLabel('File name pattern'), 'line/2')
  type(byLabel('Backups to keep'), '101')
  choose(byLabel('Target'), 'This PC')
  choose(byLabel('Schedule'), 'On change')
  save()
  await findByText('Choose at least one')
  await findByText(/^A name cannot contain/)
  await findByText('Enter a value from 1 to 100')
  await findByText('A schedule needs a target other than this PC')
  assert.is(panel.log.length, 1)
})

test("shows the panel's error at its field when a medium was removed in the meantime", async ({ panel }) => {
  await editSettings()
  panel.state.media = []
  type(byLabel('Backups to keep'), '5')
  save()
  await findByText('The medium is not inserted. Insert it and try again.')
  assert.is(byLabel('Backups to keep').value, '5')
})

test('keeps the input when the connection is lost', async ({ panel }) => {
  await editSettings()
  type(byLabel('Backups to keep'), '5')
  panel.faults.refuse(SAVING)
  save()
  await findByText('The panel is not responding')
  assert.is(byLabel('Backups to keep').value, '5')
  panel.faults.clear()
  save()
  await dialogClosed()
  assert.is(panel.state.recipeBackup.settings.keep_last, 5)
})

test('edits the settings as the panel holds them now', async ({ panel }) => {
  open()
  const edit = await findByRole('button', { name: 'Edit settings' })
  panel.state.recipeBackup.settings = { ...panel.state.recipeBackup.settings, keep_last: 7 }
  click(edit)
  assert.is((await until(() => byLabel('Backups to keep'))).value, '7')
})

test("shows another user's settings next to the local ones", async ({ panel }) => {
  await editSettings()
  panel.state.recipeBackup.settings = { ...panel.state.recipeBackup.settings, contents: ['recipes', 'extended'] }
  type(byLabel('Backups to keep'), '5')
  save()
  await findByRole('row', { name: 'Extended memory Yes Not changed' })
  click(byRole('button', { name: 'Keep mine' }))
  await until(() => byLabel('Extended memory').checked)
  save()
  await dialogClosed()
  assert.is(panel.state.recipeBackup.settings.keep_last, 5)
})

test('restores after a dry run, with a reason and the typed count', async ({ panel }) => {
  const source = panel.state.recipes[0]!
  const before = source.records[9]!.values
  changeRecord(source, 9, { values: ['475', ...before.slice(1)] }, { by: 'operator', at: panel.clock.now() })
  await restore('2026/11/20 09:41:07')
  await findByRole('row', { name: /Bottle formats 0 1 0 27$/ })
  byText(/Affected PLCs: Line PLC, Filler S7-1500/)
  type(byLabel('Record count'), '12')
  clickInDialog('Restore')
  await findByText('This is not the number of records to restore')
  byText('Required')
  type(byLabel('Record count'), '1036')
  type(byLabel('Reason'), 'Wrong volume')
  clickInDialog('Restore')
  await dialogClosed()
  await panel.clock.advance(5000)
  assert.is(source.records[9]!.values[0], '500')
})

test('restores the selected parts alone', async ({ panel }) => {
  const [formats, caps] = panel.state.recipes
  const before = JSON.stringify(formats!.records)
  changeRecord(caps!, 1, { name: 'Kept' }, { by: 'operator', at: panel.clock.now() })
  changeRecord(formats!, 9, { name: 'Wrong' }, { by: 'operator', at: panel.clock.now() })
  await restore('2026/11/20 09:41:07')
  for (const { name } of panel.state.recipes) click(await findByRole('checkbox', { name: `Restore ${name}` }))
  await until(() => allByRole('textbox', { name: 'Record count' }).length === 0)
  type(byLabel('Reason'), 'Wrong name')
  clickInDialog('Restore')
  await findByText('Choose at least one')
  click(byRole('checkbox', { name: 'Restore Bottle formats' }))
  await findByText('28 records will be restored. Type this number to confirm.')
  type(byLabel('Record count'), '28')
  clickInDialog('Restore')
  await dialogClosed()
  await panel.clock.advance(5000)
  assert.is(JSON.stringify(formats!.records), before)
  assert.ok(caps!.records.some(({ name }) => name === 'Kept'))
})

test('restores the selected areas of memory alone', async ({ panel }) => {
  const { registers, recipeBackup } = panel.state
  recipeBackup.settings = { ...recipeBackup.settings, contents: ['retentive', 'extended'] }
  await startRecipeBackup()
  await panel.clock.advance(6000)
  const before = registers.extended.words[9]
  for (const bank of [registers.retentive, registers.extended]) bank.words[9] = 7
  await restore('2026/11/21')
  click(await findByRole('checkbox', { name: /^Retentive words/ }))
  assert.equal(allByRole('textbox').map(nameOf), ['Reason'], 'no count is asked for where there are no records')
  type(byLabel('Reason'), 'Wrong offsets')
  clickInDialog('Restore')
  await dialogClosed()
  await panel.clock.advance(5000)
  assert.equal([registers.retentive.words[9], registers.extended.words[9]], [7, before])
})

test('shows how many words of memory a restore would change and has changed', async ({ panel }) => {
  const { registers, recipeBackup } = panel.state
  recipeBackup.settings = { ...recipeBackup.settings, contents: ['retentive', 'extended'] }
  await startRecipeBackup()
  await panel.clock.advance(6000)
  const kept = registers.extended.words
  writeWords(
    registers.extended,
    kept.map((word, address) => (address > 2 && address < 8 ? word + 1 : word)),
    panel.clock.now()
  )
  await restore('2026/11/21')
  await findByText(/^Backed up and verified at /)
  await findByText(/^Extended memory: 7 of 2048 words will change$/)
  byText(/^Retentive words: \d of 1280 words will change$/)
  byText(/contains no recipes\. Restoring it will overwrite memory on the panel\.$/)
  type(byLabel('Reason'), 'Wrong offsets')
  clickInDialog('Restore')
  await dialogClosed()
  await panel.clock.advance(5000)
  cleanup()
  open()
  await findByText(/^\d+ words of memory changed$/)
  assert.equal(registers.extended.words.slice(3), kept.slice(3))
})

test("shows why the mail server rejected a copy, with the server's message", async ({ panel }) => {
  const { recipeBackup, email } = panel.state
  recipeBackup.settings = byEmail(recipeBackup.settings)
  email.smtp = { ...email.smtp, host: 'mail.elsewhere.example' }
  await startRecipeBackup()
  await panel.clock.advance(2000)
  open()
  await findByText(/The mail server was not found. Check its host on the Email screen./)
  assert.match(byRole('alert').textContent ?? '', 'getaddrinfo ENOTFOUND mail.elsewhere.example')
})

test('shows the recipient of a copy', async ({ panel }) => {
  const { recipeBackup } = panel.state
  recipeBackup.settings = byEmail(recipeBackup.settings)
  await withMail(panel, async () => {
    await startRecipeBackup()
    await panel.clock.advance(2000)
    await until(() => recipeBackup.copies[0]?.target.kind === 'email')
  })
  open()
  await findByText(/^Sent to quality@plant.example at .*: line2-hmi_recipe_20261121_/)
  byText("Sent by email: it is in the recipient's mailbox", await copies('2026/11/21'))
})

test('shows both projects when a copy is used by another one', async () => {
  await restore('2026/11/12')
  await findByText(
    "The backup belongs to another project or version. Choose a backup of the running project, or update to the backup's project first."
  )
  byText('Project in the backup: Bottling Line 2, 2026/08/14 08:14:55')
  byText(/^Project on the panel: Bottling Line 2, 2026\/10\/02/)
  assert.equal(allByRole('button', { name: 'Restore', within: dialog() }), [])
})

test('reports that a copy has a newer version', async () => {
  await restore('2026/10/12')
  await findByText(/^The backup was made with newer firmware/)
})

test('names the copy to be deleted', async ({ panel }) => {
  open()
  await pickRowAction('line2-hmi_recipe_20261120_094107', 'Delete')
  await findByText('“line2-hmi_recipe_20261120_094107” will be permanently deleted.')
  click(byRole('button', { name: 'Delete backup' }))
  await dialogClosed()
  assert.is(panel.state.recipeBackup.copies.length, 4)
})

test('reports copies on a missing medium as unavailable', async ({ panel }) => {
  panel.state.media = []
  open()
  await findByRole('table', { name: 'Backups' })
  assert.is(allByRole('button', { name: /^More actions/ }).length, 1)
})

test.run()
