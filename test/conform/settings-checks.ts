import { isDeepStrictEqual } from 'node:util'
import type { SchemaObject } from 'ajv'
import { checkAccess } from './access-checks'
import { ownBodyOf, type ReadNamed } from './bodies'
import { messageOf, type Reply } from './client'
import { checkWrongBodies } from './input-checks'
import { HARMLESS_CHANGES, STORED_PASSWORDS } from './plan'
import { recordOf } from './probe'
import { bearer, type Check, json, successOf } from './run'
import { projected } from './samples'

type Settings = Record<string, unknown>

const UNKNOWN_VERSION = '"conformance"'
const OUTDATED = { status: [412], errorCode: 'changed_meanwhile' }

/** Settings with a version: a save needs it, and the run leaves them as they were. @returns why it was not done. */
export async function checkSettings(check: Check, read: ReadNamed): Promise<string | undefined> {
  const { run, operation, call } = check
  const schema = run.contract.body(operation)?.schema ?? {}
  const extra = await ownBodyOf(operation, read)
  const readSettings = async () => {
    const reply = await run.client.send({ method: 'GET', path: check.path, headers: bearer(run.session.token) })
    return { reply, version: versionOf(reply), settings: settingsIn(check, schema, extra, reply) }
  }

  const { reply, version, settings } = await readSettings()
  if (reply.status !== 200) return `GET ${operation.path} has status ${reply.status}`
  if (run.contract.validate(schema, settings).length > 0) return 'these settings are not complete yet'

  try {
    const changed = changedSettings(check, schema, settings)
    const outdated = json(changed, { 'If-Match': UNKNOWN_VERSION })
    await checkAccess(check, outdated)
    await call('without If-Match', json(changed), { status: [428], errorCode: 'version_required' })
    await call('with an unknown If-Match', outdated, OUTDATED)
    await checkWrongBodies(check, changed, { 'If-Match': version })
    const { settings: present } = await readSettings()
    if (!expectUnchanged(check, 'GET after what has to be refused', settings, present)) return undefined
    await checkStoredPassword(check, settings, version)
    await checkSaves(check, changed, { settings, readSettings })
  } finally {
    await restore(check, { settings, readSettings })
  }
  return undefined
}

interface Saving {
  settings: Settings
  readSettings(): Promise<{ version: string; settings: Settings }>
}

async function checkSaves(check: Check, changed: Settings, { settings, readSettings }: Saving) {
  const { operation, call, probe } = check
  const success = { status: successOf(operation) }
  const allowed = operation.responses[409] ? [...success.status, 409] : success.status
  const before = await readSettings()
  const saved = await call('the save', json(changed, { 'If-Match': before.version }), { status: allowed })
  if (saved.status === 409) return
  const label = 'GET after the save'
  const after = await readSettings()
  const isSaved = isDeepStrictEqual(after.settings, changed)
  probe.expect(label, 'saved settings', isSaved, `${differenceOf(after.settings, changed)} is not what was saved`)
  if (isDeepStrictEqual(changed, settings)) return
  const { [operation.name]: change } = HARMLESS_CHANGES
  if (saved.status < 300 && change) {
    const { [change.field]: previous } = settings
    const { [change.field]: next } = changed
    check.run.saves.push({ name: operation.name, path: check.path, field: change.field, previous, next })
  }
  probe.expect(label, 'version', after.version !== before.version, 'the ETag is the same as before')
  const late = 'with the If-Match of before the save'
  const { status } = await call(late, json(settings, { 'If-Match': before.version }), OUTDATED)
  const last = await readSettings()
  if (status === 412) expectUnchanged(check, `GET after the save ${late}`, after.settings, last.settings)
  await call('the save of the previous settings', json(settings, { 'If-Match': last.version }), success)
}

/** What is refused saves nothing. */
function expectUnchanged({ probe }: Check, label: string, previous: Settings, settings: Settings): boolean {
  const difference = `${differenceOf(settings, previous)} was saved`
  return probe.expect(label, 'saved settings', isDeepStrictEqual(settings, previous), difference)
}

/** A stored password is not sent to another server than the one that it was typed for. */
async function checkStoredPassword({ operation, call }: Check, settings: Settings, version: string): Promise<void> {
  const { [operation.name]: stored } = STORED_PASSWORDS
  const moved = stored?.moved(settings)
  if (!stored || !moved) return
  const expected = { status: [400], errorCode: 'validation_failed', field: stored.field }
  await call('with another server and no password', json(moved, { 'If-Match': version }), expected)
}

/** Also after a run that has ended early, or a panel that has saved what it had to refuse. */
async function restore({ run, path, operation, probe }: Check, { settings, readSettings }: Saving): Promise<void> {
  const save = async () => {
    const { version, settings: present } = await readSettings()
    if (isDeepStrictEqual(present, settings)) return
    const sent = json(settings, { ...bearer(run.session.token), 'If-Match': version })
    await run.client.send({ method: operation.method.toUpperCase(), path, ...sent })
    const restored = await readSettings()
    const difference = differenceOf(restored.settings, settings)
    if (difference) throw new Error(`${difference} differs`)
  }
  const fault = await save().then(() => '', messageOf)
  probe.expect('afterwards', 'restored', fault === '', `the previous settings could not be restored: ${fault}`)
}

/** The fields that differ. */
function differenceOf(a: Settings, b: Settings): string {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names.filter(name => !isDeepStrictEqual(a[name], b[name])).join(', ')
}

function changedSettings({ run, operation }: Check, schema: SchemaObject, settings: Settings): Settings {
  const change = HARMLESS_CHANGES[operation.name]
  if (!change) return settings
  const { [change.field]: property = {} } = run.contract.resolve(schema).properties
  const { maximum = Number.MAX_SAFE_INTEGER } = run.contract.resolve(property)
  return { ...settings, [change.field]: change.to(settings[change.field], maximum) }
}

/** What GET has answered, as PUT takes it. */
function settingsIn({ run }: Check, schema: SchemaObject, extra: unknown, { json: body }: Reply): Settings {
  return { ...recordOf(extra), ...recordOf(projected(schema, body, run.contract.resolve)) }
}

const versionOf = ({ headers }: Reply) => headers.etag ?? ''
