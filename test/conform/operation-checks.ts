import { bodyOf, type ReadNamed } from './bodies'
import { Ended, messageOf } from './client'
import type { Operation } from './contract'
import { CREATED, HARMLESS_ACTIONS, INTERRUPTS_NOBODY, NOT_RUN, PREPARED } from './plan'
import { recordOf } from './probe'
import { checkRead, checkUnknown } from './read-checks'
import { notRun, type Result } from './results'
import { bearer, type Check, createCheck, endOf, json, missingRoles, type Run } from './run'
import { checkSettings } from './settings-checks'
import { checkAction, checkCreation, checkDeletion, idIn } from './write-checks'

const EXPORT = '/exports/{id}'
const ABSENT = 'this firmware does not provide it'

/** Checks the operations of a tag: first those that create, last those that delete. */
export async function checkTag(
  run: Run,
  { name: tag, required }: { name: string; required: boolean }
): Promise<Result[]> {
  const operations = run.contract.operations.filter(operation => operation.tag === tag)
  if (run.write && PREPARED[tag] && !endOf(run)) await prepare(run, PREPARED[tag])
  const absent = !required && !endOf(run) && (await isAbsent(run, operations))
  const results: Result[] = []
  for (const operation of operations.sort((a, b) => turnOf(a) - turnOf(b)))
    results.push(absent ? notRun(tag, operation.name, ABSENT) : await checkOperation(run, operation))
  return results
}

async function checkOperation(run: Run, operation: Operation): Promise<Result> {
  const { tag, name } = operation
  const reason = reasonAgainst(run, operation) ?? endOf(run)
  if (reason !== undefined) return notRun(tag, name, reason)
  const found = await run.values.pathOf(operation)
  const check = createCheck(run, operation, 'path' in found ? found.path : '')
  const broken = (error: unknown) => {
    if (!(error instanceof Ended)) return void check.probe.expect('the calls', 'answer', false, messageOf(error))
    if (run.client.lost()) check.probe.expect('the calls', 'answer', false, messageOf(error))
    return messageOf(error)
  }
  const checked = 'path' in found ? checkByKind(check) : checkWithoutPath(check, found.missing)
  const reasonNotRun = await checked.catch(broken)
  const result = check.probe.result()
  return reasonNotRun === undefined || result.result === 'failed' ? result : notRun(tag, name, reasonNotRun)
}

/** Of what is only read, an unknown entry at least. @returns why nothing could be checked. */
async function checkWithoutPath(check: Check, missing: string): Promise<string | undefined> {
  if (check.operation.reading) await checkUnknown(check)
  return check.probe.isEmpty() ? missing : undefined
}

function reasonAgainst(run: Run, operation: Operation): string | undefined {
  const { name, reading, path } = operation
  if (NOT_RUN[name]) return NOT_RUN[name]
  if (!isPlanned(operation)) return 'nobody has decided yet whether it is harmless (test/conform/plan.ts)'
  if (!reading && !run.write) return 'only with --write'
  const [missing] = missingRoles(run.session, operation)
  if (missing !== undefined) return `the user of this run lacks the permission ${missing}`
  const item = [...Object.values(CREATED), EXPORT].find(it => path.startsWith(it))
  if (!reading && item !== undefined && !run.values.isOwn(item)) return 'the run could not create an entry for it'
  return undefined
}

/** @returns why it could not be checked. */
async function checkByKind(check: Check): Promise<string | undefined> {
  const { run, operation } = check
  const read = readerFor(run, operation)
  if (operation.reading) await checkRead(check, read)
  else if (CREATED[operation.name]) return checkCreation(check, read)
  else if (isDeletion(operation)) await checkDeletion(check)
  else if (operation.versioned) return checkSettings(check, read)
  else await checkAction(check, read)
  return undefined
}

/** What changes something is sent only where the plan knows it. */
export const isPlanned = (operation: Operation): boolean =>
  operation.reading ||
  ((operation.interrupts.length === 0 || operation.name in INTERRUPTS_NOBODY) &&
    ((operation.versioned && operation.method === 'put') ||
      operation.name in CREATED ||
      isDeletion(operation) ||
      HARMLESS_ACTIONS.includes(operation.name)))

/** Of what the run has created. */
const isDeletion = ({ method, path }: Operation) => method === 'delete' && Object.values(CREATED).includes(path)

function turnOf(operation: Operation): number {
  if (CREATED[operation.name]) return 0
  if (isDeletion(operation)) return 3
  return operation.reading ? 1 : 2
}

/** Reads other operations with the parameters that this one has. */
function readerFor(run: Run, operation: Operation): ReadNamed {
  return async name => {
    const reading = run.contract.find(name)
    const found = reading && (await run.values.pathOf({ ...reading, tag: operation.tag }))
    if (!found || !('path' in found)) return undefined
    const reply = await run.client.send({ method: 'GET', path: found.path, headers: bearer(run.session.token) })
    return reply.json
  }
}

/** Has an operation of another tag create an entry and its download. */
async function prepare(run: Run, name: string): Promise<void> {
  const started = await startExport(run, name)
  if (!started) return
  run.values.own(EXPORT, started.id)
  run.values.own('/downloads/{ticket}', started.ticket)
}

/** @returns undefined where this panel or user cannot start one now. */
export async function startExport(run: Run, name: string): Promise<{ id: string; ticket: string } | undefined> {
  const operation = run.contract.find(name)
  const found = operation && (await run.values.pathOf(operation))
  if (!operation || !found || !('path' in found)) return undefined
  const sent = json(await bodyOf(run.contract, operation, readerFor(run, operation)), bearer(run.session.token))
  const reply = await run.client.send({ method: operation.method.toUpperCase(), path: found.path, ...sent })
  const id = idIn(reply, EXPORT)
  const ticket = String(recordOf(reply.json).url).split('/').pop()
  return reply.status === 201 && id !== undefined && ticket !== undefined ? { id, ticket } : undefined
}

/**
 * A firmware may leave out tags that the console can do without: then none of their calls exists. One that is missing is
 * a difference, which its own check finds.
 */
async function isAbsent(run: Run, operations: Operation[]): Promise<boolean> {
  const plain = operations.filter(it => it.method === 'get' && it.pathParameters.length === 0)
  for (const operation of plain) {
    const sent = { method: 'GET', path: run.contract.urlOf(operation), headers: bearer(run.session.token) }
    // A broken connection is found by the check of the operation.
    const status = await run.client.send(sent).then(reply => reply.status, noStatus)
    if (status !== 404) return false
  }
  return plain.length > 0
}

function noStatus(error: unknown): undefined {
  if (error instanceof Ended) throw error
}
