import { isDeepStrictEqual } from 'node:util'
import type { SchemaObject } from 'ajv'
import { checkAccess } from './access-checks'
import { ownBodyOf, type ReadNamed } from './bodies'
import type { Reply } from './client'
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

  const outdated = json(settings, { 'If-Match': UNKNOWN_VERSION })
  await checkAccess(check, outdated)
  await call('without If-Match', json(settings), { status: [428], errorCode: 'version_required' })
  await call('with an unknown If-Match', outdated, OUTDATED)
  await checkWrongBodies(check, settings, { 'If-Match': version })
  await checkSaves(check, schema, { version, settings, readSettings })
  return undefined
}

interface Saving {
  version: string
  settings: Settings
  readSettings(): Promise<{ version: string; settings: Settings }>
}

async function checkSaves(check: Check, schema: SchemaObject, { version, settings, readSettings }: Saving) {
  const { operation, call, probe } = check
  const changed = changedSettings(check, schema, settings)
  const success = { status: successOf(operation) }
  const allowed = operation.responses[409] ? [...success.status, 409] : success.status
  const saved = await call('the save', json(changed, { 'If-Match': version }), { status: allowed })
  if (saved.status === 409) return
  const after = await readSettings()
  probe.expect(isDeepStrictEqual(after.settings, changed), 'GET does not return what was saved')
  if (isDeepStrictEqual(changed, settings)) return
  probe.expect(after.version !== version, 'the ETag after the save is the same as before')
  await call('with the If-Match of before the save', json(changed, { 'If-Match': version }), OUTDATED)
  const last = await readSettings()
  await call('the save of the previous settings', json(settings, { 'If-Match': last.version }), success)
  const restored = await readSettings()
  probe.expect(isDeepStrictEqual(restored.settings, settings), 'the previous settings could not be restored')
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
