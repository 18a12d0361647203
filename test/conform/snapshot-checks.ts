import type { SnapshotMark } from '../panel/http/contract-document'
import type { Reply, Sent } from './client'
import { recordOf } from './probe'
import type { Check } from './run'

type Entry = Record<string, unknown>

/** Under the name of the first one, of which it would otherwise repeat every finding. */
const LABEL = 'the call'

/**
 * Snapshots of the configuration are compared and restored: what nobody saves is the same at each reading, an entry is found
 * by its name, and what it refers to exists.
 */
export async function checkSnapshot(check: Check, sent: Partial<Sent>, first: Reply): Promise<void> {
  const { operation, probe, call } = check
  const { snapshot } = operation
  if (!snapshot) return
  const again = await call(LABEL, sent, { status: [200] })
  const [before, after] = [first, again].map(({ json }) => settingsIn(json, snapshot.fields))
  probe.expect(LABEL, 'snapshot', before === after, 'a second reading has other settings, which nobody has saved')
  await checkNames(check, snapshot, again)
  await checkReferences(check, snapshot, again)
}

/** As text: the whole body, or these fields of the entries of a list. */
function settingsIn(body: unknown, fields: readonly string[] | undefined): string {
  const { items } = recordOf(body)
  if (!fields || !Array.isArray(items)) return JSON.stringify(body)
  return JSON.stringify(items.map(item => fields.map(field => recordOf(item)[field])))
}

/** A restore would change the wrong one of two entries with the same name. */
async function checkNames(check: Check, { each, in: place, key = 'id', fields, by_hand }: SnapshotMark, own: Reply) {
  if (by_hand || !(each ?? fields)) return
  const names = entriesIn(each === undefined ? own.json : await read(check, each), place).map(entry => entry[key])
  const double = names.find((name, at) => names.indexOf(name) !== at)
  check.probe.expect(LABEL, 'snapshot', double === undefined, `more than one entry has the ${key} ${double}`)
}

async function checkReferences(check: Check, { names = {} }: SnapshotMark, { json }: Reply) {
  for (const [field, path] of Object.entries(names)) {
    const others = await read(check, path)
    if (others === undefined) continue
    const ids = entriesIn(others).map(({ id }) => id)
    const unknown = entriesIn(json)
      .flatMap(entry => entry[field])
      .filter(id => id !== undefined && !ids.includes(id))
    check.probe.expect(LABEL, 'snapshot', unknown.length === 0, `${field} has ids that ${path} has not: ${unknown}`)
  }
}

/** The body of another call, which the run may have read already; undefined where the user lacks the permission for it, or the panel does not have it. */
async function read({ run }: Check, path: string): Promise<unknown> {
  const operation = run.contract.find(`GET ${path}`)
  return operation && run.values.read(run.contract.urlOf(operation))
}

function entriesIn(body: unknown, place = 'items'): Entry[] {
  const found = place.split('.').reduce<unknown>((value, name) => recordOf(value)[name], body)
  return Array.isArray(found) ? found.map(recordOf) : []
}
