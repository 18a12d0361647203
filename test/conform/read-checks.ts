import { checkAccess } from './access-checks'
import { bodyOf, type ReadNamed } from './bodies'
import type { Sent } from './client'
import { checkTooLarge, checkWrongBodies } from './input-checks'
import { ONE_TIME } from './plan'
import { checkQuery, requiredQuery } from './query-checks'
import { type Check, json, successOf } from './run'
import { checkSnapshot } from './snapshot-checks'

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

/** An id that no entry has. */
export async function checkUnknown({ run, operation, call }: Check, sent: Partial<Sent> = {}): Promise<void> {
  if (!operation.responses[404]) return
  const unknown = await run.values.unknownPathOf(operation)
  const { name } = operation.pathParameters.at(-1) ?? { name: '' }
  const expected = { status: [404], errorCode: 'not_found' }
  if (unknown !== undefined) await call(`with an unknown ${name}`, { ...sent, path: unknown }, expected)
}
