import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSettingsForm } from '../../../src/lib/form/settings-form'
import {
  needsPassword,
  newTarget,
  onceTargets,
  type StoredTarget,
  TARGET_FIELDS,
  TARGET_KINDS,
  type TargetKind,
  targetRules,
  targetValues,
  withUsualPort
} from '../../../src/lib/network/file-target'

const test = suite('file target')
const FINGERPRINT = `SHA256:${'a'.repeat(43)}`
const STORED: StoredTarget = {
  kind: 'sftp',
  host: 'files',
  port: 22,
  username: 'press',
  folder: 'line4',
  passive: true,
  trusted_fingerprint: FINGERPRINT,
  password_set: true
}
const VALUES = targetValues(STORED)
const RULES = targetRules(() => STORED, { username: [1, 64], folder: [0, 128] })

/** The first error of a field, among these values. */
const fault = (field: keyof typeof RULES, change: Partial<typeof VALUES>) => {
  const values = { ...VALUES, ...change }
  for (const rule of RULES[field]) {
    const found = rule(values[field], values)
    if (found) return found
  }
  return
}

function openForm(change: Partial<typeof VALUES> = {}) {
  const loaded = { value: { ...VALUES, ...change }, version: '1' }
  const options = {
    loaded,
    valuesOf: (value: typeof VALUES) => value,
    read: async () => loaded,
    write: async () => {}
  }
  return withUsualPort(createSettingsForm<typeof VALUES, typeof VALUES>(options))
}

test('another kind of server sets its usual port in place of the usual one of the kind before', () => {
  const form = openForm()
  form.set('kind', 'ftp')
  assert.is(form.$values.get().port, '21')
  form.set('kind', 'usb')
  assert.is(form.$values.get().port, '21')
})

test('a port that was typed stays when the kind changes, and a usual one when another field does', () => {
  const typed = openForm({ port: '2222' })
  typed.set('kind', 'ftp')
  assert.is(typed.$values.get().port, '2222')
  const usual = openForm({ port: '21' })
  usual.set('host', 'nas')
  assert.is(usual.$values.get().port, '21')
})

test('refuses a folder that leaves the base folder or has a forbidden character', () => {
  for (const folder of ['', 'line4', 'a/b..c', 'a/..b']) assert.is(fault('folder', { folder }), undefined, folder)
  for (const folder of ['..', 'a/../b', 'C:', 'a*', 'a\tb'])
    assert.is(fault('folder', { folder }), 'common.target.folder.invalid', folder)
})

test('wants host, port and username of servers only', () => {
  for (const field of ['host', 'port', 'username'] as const) {
    assert.ok(fault(field, { [field]: '' }), field)
    assert.is(fault(field, { kind: 'usb', [field]: '' }), undefined, field)
  }
})

test('wants the fingerprint in the form of its kind', () => {
  const ftps = Array(32).fill('0A').join(':')
  const cases: [TargetKind, string, boolean][] = [
    ['sftp', FINGERPRINT, true],
    ['sftp', ftps, false],
    ['ftps', ftps, true],
    ['ftps', FINGERPRINT, false],
    ['ftp', 'anything', true]
  ]
  for (const [kind, trusted_fingerprint, good] of cases)
    assert.is(fault('trusted_fingerprint', { kind, trusted_fingerprint }) === undefined, good, kind)
})

test('sends a password only to a server, and a fingerprint only where the kind has one', () => {
  const typed = { ...VALUES, host: ' files ', password: 'secret' }
  const { password_set: _, ...sent } = STORED
  assert.equal(newTarget(typed), { ...sent, password: 'secret' })
  assert.equal(newTarget({ ...typed, kind: 'usb' }), { ...sent, kind: 'usb', trusted_fingerprint: '' })
  assert.equal(newTarget({ ...typed, kind: 'ftp', password: '' }), { ...sent, kind: 'ftp', trusted_fingerprint: '' })
})

test('a stored password serves the same destination only', () => {
  assert.not(needsPassword(VALUES, STORED))
  assert.not(needsPassword({ ...VALUES, folder: 'line5', passive: false }, STORED))
  assert.ok(needsPassword(VALUES, { ...STORED, password_set: false }))
  for (const change of [{ host: 'nas' }, { port: '2222' }, { username: 'x' }, { trusted_fingerprint: '' }])
    assert.ok(needsPassword({ ...VALUES, ...change }, STORED), JSON.stringify(change))
  assert.ok(needsPassword({ ...VALUES, kind: 'ftp' }, STORED))
})

test('a single run goes to media, to the usual target, and by email where there is a recipient', () => {
  assert.equal(onceTargets('pc', ''), ['pc', 'usb', 'sd'])
  assert.equal(onceTargets('ftps', 'a@b'), ['pc', 'usb', 'sd', 'ftps', 'email'])
})

test('shows of each kind just the fields that it has', () => {
  const shown = (kind: TargetKind) =>
    Object.entries(TARGET_FIELDS).flatMap(([name, { applies }]) => (applies?.({ ...VALUES, kind }) ? [name] : []))
  const server = ['host', 'port', 'username']
  assert.equal(Object.fromEntries(TARGET_KINDS.map(kind => [kind, shown(kind)])), {
    pc: [],
    usb: ['folder'],
    sd: ['folder'],
    ftp: [...server, 'passive', 'folder'],
    ftps: [...server, 'trusted_fingerprint', 'passive', 'folder'],
    sftp: [...server, 'trusted_fingerprint', 'folder'],
    email: []
  })
})

test.run()
