import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RecipeBackupSettings } from '../../../src/api/backup-recipe'
import { copyName } from '../../../src/screens/backup-recipe/copy-name'
import { type backupValues, createBackupForm } from '../../../src/screens/backup-recipe/settings-form'
import { FIRST_SETTINGS } from '../../panel/recipe/backup-recipe-state'

const test = suite('recipe backup settings')
const settings: RecipeBackupSettings = { ...FIRST_SETTINGS, target: 'usb', ftp_password_set: false }
type Values = ReturnType<typeof backupValues>

async function errorsOf(changes: Partial<Values>, loaded = settings) {
  const form = createBackupForm({ value: loaded, version: '"1"' }, () => {})
  for (const [name, value] of Object.entries(changes)) form.set(name as keyof Values, value as never)
  await form.submit()
  const errors = Object.entries(form.$errors.get()).map(([field, message]) => [field, [message].flat()[0]])
  form.discard()
  return Object.fromEntries(errors)
}

const INVALID: [Partial<Values>, Record<string, string>][] = [
  [{ name_pattern: '' }, { name_pattern: 'errors.required' }],
  [{ name_pattern: 'x'.repeat(65) }, { name_pattern: 'errors.length.most' }],
  [{ name_pattern: 'a\\b' }, { name_pattern: 'backupRecipe.pattern.path' }],
  [{ name_pattern: '../a' }, { name_pattern: 'backupRecipe.pattern.path' }],
  [{ name_pattern: '{line}' }, { name_pattern: 'backupRecipe.pattern.placeholder' }],
  [{ name_pattern: '{hmi' }, { name_pattern: 'backupRecipe.pattern.placeholder' }],
  [{ keep_last: '0' }, { keep_last: 'errors.range' }],
  [{ keep_last: '101' }, { keep_last: 'errors.range' }],
  [{ keep_last: '1.5' }, { keep_last: 'errors.integer' }],
  [{ recipes: false }, { recipes: 'backupRecipe.contents.none' }],
  [{ schedule: 'daily', daily_at: '24:00' }, { daily_at: 'backupRecipe.schedule.time' }],
  [{ schedule: 'daily', daily_at: '7:05' }, { daily_at: 'backupRecipe.schedule.time' }],
  [{ schedule: 'daily', target: 'pc' }, { schedule: 'backupRecipe.schedule.needsMedium' }],
  [{ target: 'email', email_to: 'nobody' }, { email_to: 'errors.email' }],
  [{ target: 'email', email_to: 'store@plant_1.example' }, { email_to: 'errors.email' }],
  [{ target: 'email' }, { email_to: 'errors.required' }],
  [{ target: 'ftp' }, { ftp_host: 'errors.required', ftp_username: 'errors.required', ftp_password: 'errors.required' }]
]

for (const [changes, errors] of INVALID) {
  test(`rejects ${JSON.stringify(changes).slice(0, 60)}`, async () => {
    assert.equal(await errorsOf(changes), errors)
  })
}

const VALID: Partial<Values>[] = [
  { name_pattern: 'x' },
  { name_pattern: '{project}-{yyyy-MM-dd}'.padEnd(64, 'x') },
  { keep_last: '1' },
  { keep_last: '100' },
  { target: 'email', email_to: ' store@plant ' },
  { schedule: 'daily', daily_at: '00:00' },
  { schedule: 'daily', daily_at: '23:59' },
  { recipes: false, retentive: true }
]

for (const changes of VALID) {
  test(`accepts ${JSON.stringify(changes).slice(0, 60)}`, async () => {
    assert.equal(await errorsOf(changes), {})
  })
}

test('requires the FTP password again for another host, port or user', async () => {
  const held: RecipeBackupSettings = {
    ...settings,
    target: 'ftp',
    ftp_host: 'a',
    ftp_username: 'u',
    ftp_password_set: true
  }
  for (const change of [{ ftp_host: 'b' }, { ftp_port: '2121' }, { ftp_username: 'v' }]) {
    assert.equal(await errorsOf(change, held), { ftp_password: 'errors.required' })
    assert.equal(await errorsOf({ ...change, ftp_password: 'x' }, held), {})
  }
  assert.equal(await errorsOf({ ftp_folder: 'line2' }, held), {})
})

test('creates a name from its pattern', () => {
  const parts = { hmi: 'line2-hmi', project: 'Line 2: night/day', now: Date.UTC(2026, 10, 21, 9, 5, 7) }
  assert.is(copyName('{hmi}_recipe_{yyyyMMdd_HHmmss}', parts), 'line2-hmi_recipe_20261121_090507')
  assert.is(copyName('{project} {yyyy-MM-dd}', parts), 'Line 2_ night_day 2026-11-21')
})

test.run()
