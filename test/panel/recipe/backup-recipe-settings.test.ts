import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startPanel } from '../http/caller'
import type { FileTarget } from '../storage/target'
import { NO_TARGET } from '../storage/target-settings'

const test = suite('settings of backup recipe')
const COPIES = '/project/recipe-backups'
const PRINT = `SHA256:${'a'.repeat(43)}`

async function start() {
  const { panel, call } = await startPanel()
  const backup = panel.state.recipeBackup
  const { target, ...settings } = backup.settings
  /** With changes of the first settings; those of the target have its names. */
  const save = async (more: object, moreOfTarget: Partial<FileTarget> = {}) => {
    const version = (await call(`GET ${COPIES}/settings`)).headers.get('ETag') ?? ''
    const { password, ...changed } = { ...target, ...moreOfTarget }
    const body = { ...settings, target: { ...changed, ...(password && { password }) }, ...more }
    return call(`PUT ${COPIES}/settings`, body, { 'If-Match': version })
  }
  return { backup, save, call }
}

for (const [field, value, code] of [
  ['contents', [], 'too_few'],
  ['name_pattern', '', 'too_short'],
  ['name_pattern', 'x'.repeat(65), 'too_long'],
  ['name_pattern', 'a/b', 'pattern'],
  ['name_pattern', 'C:', 'pattern'],
  ['name_pattern', '{line}', 'placeholder'],
  ['name_pattern', '{hmi', 'placeholder'],
  ['keep_last', 0, 'too_small'],
  ['keep_last', 101, 'too_large'],
  ['daily_at', '24:00', 'pattern']
] as const) {
  test(`refuses ${JSON.stringify(value).slice(0, 20)} as ${field}`, async () => {
    const { save } = await start()
    assert.is((await save({ [field]: value })).body.fields[field], code)
  })
}

test('keeps a password with the kind, host, port, user and fingerprint that it was given for', async () => {
  const { backup, save, call } = await start()
  const server: Partial<FileTarget> = { kind: 'ftps', host: 'a.example', username: 'u', trusted_fingerprint: PRINT }
  assert.is((await save({}, { ...server, password: 'secret-9' })).status, 204)
  assert.is((await save({}, { ...server, folder: 'line2', passive: false })).status, 204)
  assert.is(backup.settings.target.password, 'secret-9')
  for (const change of [
    { kind: 'ftp' as const },
    { host: 'b.example' },
    { port: 2121 },
    { username: 'v' },
    { trusted_fingerprint: '' }
  ]) {
    assert.equal((await save({}, { ...server, ...change })).body.fields, { password: 'required' })
    const { password, ...target } = { ...NO_TARGET, ...server, ...change }
    assert.equal((await call(`POST ${COPIES}/target-tests`, target)).body.fields, { password: 'required' })
  }
  assert.is((await save({}, { ...server, kind: 'usb' })).status, 204)
  assert.is(backup.settings.target.password, '', 'nor by way of another target')
})

test('refuses a schedule to this PC, and a target that is not complete', async () => {
  const { save, call } = await start()
  assert.equal((await save({ schedule: 'daily' }, { kind: 'pc' })).body.fields, { schedule: 'needs_medium' })
  const wrong = { kind: 'sftp' as const, folder: '../line2' }
  const fields = { host: 'required', username: 'required', password: 'required', folder: 'invalid' }
  assert.equal((await save({}, wrong)).body.fields, fields)
  assert.equal((await save({}, { ...wrong, host: 'a b' })).body.fields, { ...fields, host: 'host' })
  for (const [name, value, code] of [
    ['port', 0, 'too_small'],
    ['folder', 'a\\b', 'pattern'],
    ['trusted_fingerprint', 'SHA256:x', 'pattern'],
    ['username', 'u'.repeat(65), 'too_long'],
    ['username', 'u\r\nQUIT', 'pattern'],
    ['password', 'secret-9\n', 'pattern']
  ] as const)
    assert.equal((await save({}, { [name]: value })).body.fields, { [name]: code })
  const { password, ...pc } = NO_TARGET
  assert.equal((await call(`POST ${COPIES}/target-tests`, pc)).body.fields, { kind: 'not_allowed' })
  assert.is((await save({ name_pattern: 'x'.repeat(64), keep_last: 100 })).status, 204)
  assert.is((await save({ name_pattern: 'x', keep_last: 1 })).status, 204)
})

test.run()
