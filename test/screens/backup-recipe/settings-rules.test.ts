import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { RecipeBackupSettings } from '../../../src/api/backup-recipe'
import { createBackupRecipe } from '../../../src/screens/backup-recipe/model'
import { FIRST_SETTINGS } from '../../panel/recipe/backup-recipe-state'
import { NO_TARGET, shownTarget } from '../../panel/storage/target-settings'

const test = suite('recipe backup settings')
const stored = { ...shownTarget(NO_TARGET), kind: 'usb' as const }
const settings: RecipeBackupSettings = { ...FIRST_SETTINGS, target: stored }
const { settingsForm } = createBackupRecipe()
type Values = ReturnType<ReturnType<typeof settingsForm>['$values']['get']>

async function errorsOf(changes: Partial<Values>, loaded = settings) {
  const form = settingsForm({ value: loaded, version: '"1"' })
  for (const [name, value] of Object.entries(changes)) form.set(name as keyof Values, value as never)
  await form.submit()
  const errors = Object.entries(form.$errors.get()).map(([field, message]) => [field, [message].flat()[0]])
  form.discard()
  return Object.fromEntries(errors)
}

const SERVER = { kind: 'ftps', host: 'backup.plant.example', username: 'line2', password: 'x' } as const
const FINGERPRINT = `SHA256:${'a'.repeat(43)}`

const INVALID: [Partial<Values>, Record<string, string>][] = [
  [{ name_pattern: '' }, { name_pattern: 'errors.required' }],
  [{ name_pattern: 'x'.repeat(65) }, { name_pattern: 'errors.length.most' }],
  [{ name_pattern: 'a\\b' }, { name_pattern: 'common.file.invalidName' }],
  [{ name_pattern: '../a' }, { name_pattern: 'common.file.invalidName' }],
  [{ name_pattern: 'a\u202ebpmet' }, { name_pattern: 'common.file.invalidName' }],
  [{ name_pattern: '{line}' }, { name_pattern: 'backupRecipe.pattern.placeholder' }],
  [{ name_pattern: '{hmi' }, { name_pattern: 'backupRecipe.pattern.placeholder' }],
  [{ keep_last: '0' }, { keep_last: 'errors.range' }],
  [{ keep_last: '101' }, { keep_last: 'errors.range' }],
  [{ keep_last: '1.5' }, { keep_last: 'errors.integer' }],
  [{ recipes: false }, { recipes: 'backupRecipe.contents.none' }],
  [{ schedule: 'daily', daily_at: '24:00' }, { daily_at: 'common.schedule.time' }],
  [{ schedule: 'daily', daily_at: '7:05' }, { daily_at: 'common.schedule.time' }],
  [{ schedule: 'daily', kind: 'pc' }, { schedule: 'common.schedule.needsTarget' }],
  [{ kind: 'email', email_to: 'nobody' }, { email_to: 'errors.email' }],
  [{ kind: 'email', email_to: 'store@plant_1.example' }, { email_to: 'errors.email' }],
  [{ kind: 'email' }, { email_to: 'errors.required' }],
  [{ kind: 'ftp' }, { host: 'errors.required', username: 'errors.required', password: 'errors.required' }],
  [{ ...SERVER, host: 'a b' }, { host: 'errors.host' }],
  [
    { ...SERVER, username: 'line2\r\nQUIT', password: 'x\n' },
    { username: 'errors.oneLine', password: 'errors.oneLine' }
  ],
  [{ ...SERVER, port: '0' }, { port: 'errors.range' }],
  [{ ...SERVER, folder: '../line2' }, { folder: 'common.target.folder.invalid' }],
  [{ ...SERVER, folder: 'a\\b' }, { folder: 'common.target.folder.invalid' }],
  [{ ...SERVER, folder: 'x'.repeat(129) }, { folder: 'errors.length.most' }],
  [
    { ...SERVER, kind: 'sftp', trusted_fingerprint: 'AB:CD' },
    { trusted_fingerprint: 'common.target.fingerprint.invalid' }
  ]
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
  { kind: 'email', email_to: ' store@plant ' },
  { schedule: 'daily', daily_at: '00:00' },
  { schedule: 'daily', daily_at: '23:59' },
  { recipes: false, retentive: true },
  SERVER,
  { ...SERVER, folder: '/a b/c.d', trusted_fingerprint: Array(32).fill('0F').join(':') },
  { ...SERVER, kind: 'sftp', trusted_fingerprint: ` ${FINGERPRINT} ` }
]

for (const changes of VALID) {
  test(`accepts ${JSON.stringify(changes).slice(0, 60)}`, async () => {
    assert.equal(await errorsOf(changes), {})
  })
}

test('requires the password again for another kind, host, port, user or fingerprint', async () => {
  const { password, ...server } = SERVER
  const held: RecipeBackupSettings = { ...settings, target: { ...stored, ...server, password_set: true } }
  const changes: Partial<Values>[] = [
    { kind: 'ftp' },
    { host: 'b' },
    { port: '2121' },
    { username: 'v' },
    { trusted_fingerprint: Array(32).fill('0F').join(':') }
  ]
  for (const change of changes) {
    assert.equal(await errorsOf(change, held), { password: 'errors.required' })
    assert.equal(await errorsOf({ ...change, password }, held), {})
  }
  assert.equal(await errorsOf({ folder: 'line2', passive: false }, held), {})
})

test('sets the usual port of a kind, unless another one was typed', () => {
  const form = settingsForm({ value: settings, version: '"1"' })
  const portOf = (kind: Values['kind']) => {
    form.set('kind', kind)
    return form.$values.get().port
  }
  assert.equal([portOf('sftp'), portOf('usb'), portOf('ftps')], ['22', '22', '21'])
  form.set('port', '2222')
  assert.is(portOf('sftp'), '2222')
  form.discard()
})

test.run()
