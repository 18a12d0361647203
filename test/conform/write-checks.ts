import { checkAccess } from './access-checks'
import { bodyOf, type ReadNamed } from './bodies'
import { messageOf, type Reply } from './client'
import { checkFile } from './csv-checks'
import { checkWrongBodies } from './input-checks'
import { CREATED, LIST_FILES } from './plan'
import { createProbe, recordOf } from './probe'
import { checkUnknown } from './read-checks'
import type { Result } from './results'
import { bearer, type Check, json, type Run, successOf } from './run'

/** What the state of a panel may refuse: it has no such thing, does not allow it now, or lacks what does it. */
const REFUSED_BY_STATE = [404, 409, 503]

/** An operation that disturbs nobody. The state of the panel may not allow it, if the contract says so. */
export async function checkAction(check: Check, read: ReadNamed): Promise<void> {
  const { run, operation, path, call } = check
  const body = run.contract.body(operation) && (await bodyOf(run.contract, operation, read))
  const sent = body === undefined ? {} : json(body)
  const refusals = REFUSED_BY_STATE.filter(status => operation.responses[status])
  try {
    await checkAccess(check, sent)
    await checkUnknown(check, sent)
    if (body !== undefined) await checkWrongBodies(check, body)
    const reply = await call('the call', sent, { status: [...successOf(operation), ...refusals] })
    if (LIST_FILES.includes(operation.name)) await checkFile(check, reply)
  } catch (error) {
    // A body that should have been refused may have been saved.
    const headers = { ...sent.headers, ...bearer(run.session.token) }
    if (/^P/i.test(operation.method) && operation.method !== 'post')
      await run.client.send({ method: operation.method.toUpperCase(), path, ...sent, headers }).catch(() => {})
    throw error
  }
}

/** Creates an entry, which later checks use and the last of them deletes. @returns why the panel cannot do so now. */
export async function checkCreation(check: Check, read: ReadNamed): Promise<string | undefined> {
  const { run, operation, probe, path } = check
  const item = CREATED[operation.name] ?? ''
  const body = await bodyOf(run.contract, operation, read)
  /** Notes what a call has created, also one that should have been refused. */
  const call: Check['call'] = async (...args) => {
    const reply = await check.call(...args)
    const id = idIn(reply, item)
    if (reply.status < 300 && id !== undefined) run.created.add(`${path}/${encodeURIComponent(id)}`)
    return reply
  }
  await checkAccess({ ...check, call }, json(body))
  await checkWrongBodies({ ...check, call }, body)
  const reply = await call('the call', json(body), { status: [201, 409] })
  if (reply.status === 409) return `the panel does not allow it now (${recordOf(reply.json).error_code})`
  const id = idIn(reply, item)
  if (reply.status !== 201) return undefined
  if (!probe.expect('the call', 'id', id !== undefined, 'the answer does not name the entry')) return undefined
  run.values.own(item, id ?? '')
  run.values.forget()
  if (run.contract.errorCodesOf(operation, 409).includes('already_exists'))
    await call('the call once more', json(body), { status: [409] })
  const list = run.contract.find(`GET ${operation.path}`)
  if (list)
    probe.expect('the list after the call', 'list', await lists(check, path, id), 'it does not have the new entry')
  return undefined
}

/** Deletes what the run has created. */
export async function checkDeletion(check: Check): Promise<void> {
  const { run, operation, call, path } = check
  await checkAccess(check)
  await checkUnknown(check)
  const { status } = await call('the call', {}, { status: successOf(operation) })
  if (status < 300) run.created.delete(path)
  run.values.forget()
  if (run.contract.find(`GET ${operation.path}`)) await expectGone(check, path)
  await call('the second call', {}, { status: [404], errorCode: 'not_found' })
}

async function expectGone({ run, probe }: Check, path: string): Promise<void> {
  const { status } = await run.client.send({ method: 'GET', path, headers: bearer(run.session.token) })
  probe.expect('GET after the call', 'status', status === 404, `status ${status} instead of 404`)
}

/** What the checks have left: of a run that has ended early, or of a panel that accepts what it has to refuse. */
export async function deleteCreated({ client, session, created }: Run): Promise<Result[]> {
  const results: Result[] = []
  for (const path of created) {
    const probe = createProbe('left behind', `DELETE ${path}`, '')
    const sent = { method: 'DELETE', path, headers: bearer(session.token) }
    const came = await client.send(sent).then(({ status }) => status, messageOf)
    const isGone = typeof came === 'number' && (came < 300 || came === 404)
    if (probe.expect('the call', 'restored', isGone, `the run created it and cannot delete it (${came})`)) continue
    results.push(probe.result())
  }
  return results
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
