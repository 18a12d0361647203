import { isDeepStrictEqual } from 'node:util'
import type { SchemaObject } from 'ajv'
import { checkAccess } from './access-checks'
import { ownBodyOf, type ReadNamed } from './bodies'
import { messageOf, type Reply } from './client'
import { checkWrongBodies } from './input-checks'
import { HARMLESS_CHANGES } from './plan'
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
    const outdated = json(settings, { 'If-Match': UNKNOWN_VERSION })
    await checkAccess(check, outdated)
    await call('without If-Match', json(settings), { status: [428], errorCode: 'version_required' })
    await call('with an unknown If-Match', outdated, OUTDATED)
    await checkWrongBodies(check, settings, { 'If-Match': version })
    await checkSaves(check, schema, { settings, readSettings })
  } finally {
    await restore(check, { settings, readSettings })
  }
  return undefined
}

interface Saving {
  settings: Settings
  readSettings(): Promise<{ version: string; settings: Settings }>
}

async function checkSaves(check: Check, schema: SchemaObject, { settings, readSettings }: Saving) {
  const { operation, call, probe } = check
  const changed = changedSettings(check, schema, settings)
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
  probe.expect(label, 'version', after.version !== before.version, 'the ETag is the same as before')
  await call('with the If-Match of before the save', json(changed, { 'If-Match': before.version }), OUTDATED)
  const last = await readSettings()
  await call('the save of the previous settings', json(settings, { 'If-Match': last.version }), success)
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
