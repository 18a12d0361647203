import { checkAccess } from './access-checks'
import { bodyOf, type ReadNamed } from './bodies'
import type { Reply } from './client'
import { checkWrongBodies } from './input-checks'
import { CREATED } from './plan'
import { recordOf } from './probe'
import { checkUnknown } from './read-checks'
import { bearer, type Check, json, successOf } from './run'

/** What the state of a panel may refuse: it has no such thing, does not allow it now, or lacks what does it. */
const REFUSED_BY_STATE = [404, 409, 503]

/** An operation that disturbs nobody. The state of the panel may not allow it, if the contract says so. */
export async function checkAction(check: Check, read: ReadNamed): Promise<void> {
  const { run, operation, call } = check
  const body = run.contract.body(operation) && (await bodyOf(run.contract, operation, read))
  const sent = body === undefined ? {} : json(body)
  await checkAccess(check, sent)
  await checkUnknown(check, sent)
  if (body !== undefined) await checkWrongBodies(check, body)
  const refusals = REFUSED_BY_STATE.filter(status => operation.responses[status])
  await call('the call', sent, { status: [...successOf(operation), ...refusals] })
}

/** Creates an entry, which later checks use and the last of them deletes. @returns why the panel cannot do so now. */
export async function checkCreation(check: Check, read: ReadNamed): Promise<string | undefined> {
  const { run, operation, call, probe, path } = check
  const body = await bodyOf(run.contract, operation, read)
  await checkAccess(check, json(body))
  await checkWrongBodies(check, body)
  const reply = await call('the call', json(body), { status: [201, 409] })
  if (reply.status === 409) return `the panel does not allow it now (${recordOf(reply.json).error_code})`
  const item = CREATED[operation.name] ?? ''
  const id = idIn(reply, item)
  if (reply.status !== 201 || !probe.expect(id !== undefined, 'the answer does not name the entry')) return undefined
  run.values.own(item, id ?? '')
  const list = run.contract.find(`GET ${operation.path}`)
  if (list) probe.expect(await lists(check, path, id), 'the list does not have the new entry')
  return undefined
}

/** Deletes what the run has created. */
export async function checkDeletion(check: Check): Promise<void> {
  const { run, operation, call, path } = check
  await checkAccess(check)
  await checkUnknown(check)
  await call('the call', {}, { status: successOf(operation) })
  run.values.forget()
  if (run.contract.find(`GET ${operation.path}`)) await expectGone(check, path)
  await call('the second call', {}, { status: [404], errorCode: 'not_found' })
}

async function expectGone({ run, probe }: Check, path: string): Promise<void> {
  const { status } = await run.client.send({ method: 'GET', path, headers: bearer(run.session.token) })
  probe.expect(status === 404, `GET after the call: status ${status} instead of 404`)
}

/** The id that an answer gives an entry: the field that the last parameter of its path is called. */
export function idIn({ json: body }: Pick<Reply, 'json'>, item: string): string | undefined {
  const name = /\{(\w+)\}$/.exec(item)?.[1] ?? ''
  const id = recordOf(body)[name]
  return id === undefined ? undefined : String(id)
}

async function lists({ run }: Check, path: string, id: string | undefined): Promise<boolean> {
  const reply = await run.client.send({ method: 'GET', path, headers: bearer(run.session.token) })
  return JSON.stringify(reply.json).includes(JSON.stringify(id).replace(/^"(\d+)"$/, '$1'))
}
