import { checkAccess } from './access-checks'
import { bodyOf, type ReadNamed } from './bodies'
import type { Reply, Sent } from './client'
import { checkTooLarge, checkWrongBodies } from './input-checks'
import { ONE_TIME } from './plan'
import { recordOf } from './probe'
import { checkQuery, requiredQuery } from './query-checks'
import { type Check, json, successOf } from './run'

/** An operation that changes nothing. */
export async function checkRead(check: Check, read: ReadNamed): Promise<void> {
  const { run, operation, call, path } = check
  const body = run.contract.body(operation) && (await bodyOf(run.contract, operation, read))
  const sent = { path: path + requiredQuery(check), ...(body !== undefined && json(body)) }
  const reply = await call('the call', sent, { status: successOf(operation) })
  if (operation.name === ONE_TIME) await call('the second call', sent, { status: [404] })
  await checkAccess(check, sent)
  await checkUnknown(check, sent)
  if (reply.status >= 300) return
  await checkSnapshot(check, sent, reply)
  await checkQuery(check)
  if (body === undefined) return
  await checkWrongBodies(check, body)
  await checkTooLarge(check, body)
}

/** Snapshots of the configuration are compared: what nobody saves is the same at each reading. */
async function checkSnapshot({ operation, probe, call }: Check, sent: Partial<Sent>, first: Reply): Promise<void> {
  const { snapshot } = operation
  if (!snapshot) return
  // Under the name of the first one, of which it would otherwise repeat every finding.
  const label = 'the call'
  const again = await call(label, sent, { status: [200] })
  const [before, after] = [first, again].map(({ json }) => settingsIn(json, snapshot.fields))
  probe.expect(label, 'snapshot', before === after, 'a second reading has other settings, which nobody has saved')
}

/** As text: the whole body, or these fields of the entries of a list. */
function settingsIn(body: unknown, fields: readonly string[] | undefined): string {
  const { items } = recordOf(body)
  if (!fields || !Array.isArray(items)) return JSON.stringify(body)
  return JSON.stringify(items.map(item => fields.map(field => recordOf(item)[field])))
}

/** An id that no entry has. */
export async function checkUnknown({ run, operation, call }: Check, sent: Partial<Sent> = {}): Promise<void> {
  if (!operation.responses[404]) return
  const unknown = await run.values.unknownPathOf(operation)
  const { name } = operation.pathParameters.at(-1) ?? { name: '' }
  const expected = { status: [404], errorCode: 'not_found' }
  if (unknown !== undefined) await call(`with an unknown ${name}`, { ...sent, path: unknown }, expected)
}
