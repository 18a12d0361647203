import { checkAccessTokens } from './access-token-checks'
import { type BenchOptions, runTrials } from './bench/bench'
import { TRIALS } from './bench/trials'
import { type Client, createClient, Ended, messageOf } from './client'
import { type Contract, readContract } from './contract'
import { checkCopies } from './copy-checks'
import { readDevice } from './device'
import { checkExpiry } from './expiry-checks'
import { addedBetween, type LogCounts, readLogCounts } from './log-counts'
import { checkMetrics } from './metrics-checks'
import { checkTag } from './operation-checks'
import { checkPages } from './page-checks'
import { checkParts } from './part-checks'
import { createProbe } from './probe'
import { checkRecords } from './record-checks'
import { checkRepeats, type Repeats } from './repeat-checks'
import { checkRestarts } from './restart-checks'
import { countOf, notRun, type Report, type Result } from './results'
import { checkRoles } from './role-checks'
import { bearer, endOf, type Run } from './run'
import { type Account, checkSession, signIn, signOut } from './session-checks'
import { visible } from './shown-text'
import { checkSockets } from './socket-checks'
import { checkTicket } from './ticket-checks'
import { createValues } from './values'
import { deleteCreated } from './write-checks'

export interface Options {
  /** Such as `https://192.168.1.10`. */
  panel: string
  account: Account
  /** A user with fewer permissions. */
  other?: Account | undefined
  /** Whether to send operations that change something too. */
  write?: boolean
  /** How long to wait for a token to expire; 0: not at all. */
  expiryMinutes?: number
  /** Whether to accept a certificate that is not trusted. */
  insecure?: boolean
  /** What a run needs to disturb the panel; without it, it does not. */
  bench?: BenchOptions | undefined
  /** How time passes; a test has no time to wait. */
  pause?(milliseconds: number): Promise<void>
  /** How often logins, sockets and uploads are repeated; without it, not at all. */
  repeats?: Repeats | undefined
  /** Tags to check; all of them when empty. */
  only?: string[]
  /** Ends the run in order: what it has changed is put back, and there is a report. */
  signal?: AbortSignal | undefined
  /** Called with the results of each tag as soon as they are there. */
  onTag?: (results: Result[]) => void
}

type Checks = Record<string, (run: Run) => Promise<Result[]>>

/** One for all runs: its checks are compiled once. */
let contract: Contract | undefined

/** Compares a panel with the contract. @throws where the panel cannot be reached or refuses the user. */
export async function conform(options: Options): Promise<Report> {
  const started = Date.now()
  const { panel, write = false, insecure = false, account, other } = options
  contract ??= readContract()
  const { secretsIn } = contract
  const client = createClient(panel, { insecure, secretsIn })
  const secrets = passwordsOf(options)
  const hide = createFilter([...secrets, ...secrets.map(encodeURIComponent)], client.secrets)
  try {
    const { device, logged, results } = await checkAll(client, contract, options, hide)
    return {
      panel: client.origin,
      device,
      user: account.username,
      secondUser: other?.username ?? null,
      contract: contract.version,
      startedAt: new Date(started).toISOString(),
      seconds: Math.round((Date.now() - started) / 100) / 10,
      write,
      bench: options.bench !== undefined,
      ended: hide(endOf({ client, signal: options.signal }) ?? '') || null,
      passed: countOf(results, 'passed'),
      failed: countOf(results, 'failed'),
      notRun: countOf(results, 'not run'),
      logged,
      results
    }
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { message: hide(error.message) }) : error
  } finally {
    client.close()
  }
}

async function checkAll(client: Client, contract: Contract, options: Options, hide: (text: string) => string) {
  const { account, other, write = false, bench, only = [], signal, onTag = () => {} } = options
  const tags = checksOf(contract, options)
  expectKnown('tag', only, Object.keys(tags))
  expectKnown(
    'trial',
    bench?.trials ?? [],
    TRIALS.map(({ id }) => id)
  )

  const session = await signIn(client, account)
  const second = other && (await signIn(client, other))
  const values = createValues(contract, async path => {
    const { status, json } = await client.send({ method: 'GET', path, headers: bearer(session.token) })
    return status === 200 ? json : undefined
  })
  const run: Run = { client, contract, values, session, other: second, write, created: new Set(), saves: [], signal }
  const all: Result[] = []
  const add = (results: Result[]) => {
    if (results.length === 0) return
    const shown = results.map(result => hideIn(result, hide))
    all.push(...shown)
    onTag(shown)
  }
  const unknown: LogCounts = { operations: null, events: null }
  const counts = () => readLogCounts(run).catch(() => unknown)
  try {
    const device = await readDevice(client, session.token)
    const before = await counts()
    for (const [tag, check] of Object.entries(tags))
      if (only.length === 0 || only.includes(tag)) add(await checkOrEnd(run, tag, check))
    return { device, logged: addedBetween(before, await counts()), results: all }
  } finally {
    add(await deleteCreated(run))
    for (const { token } of [session, ...(second ? [second] : [])]) await signOut(client, token).catch(() => {})
  }
}

function expectKnown(kind: string, chosen: string[], known: string[]): void {
  for (const name of chosen)
    if (!known.includes(name)) throw new Error(`There is no ${kind} ${name}: choose of ${known.join(', ')}.`)
}

/** A check that cannot be ended by a broken connection. */
async function checkOrEnd(run: Run, tag: string, check: Checks[string]): Promise<Result[]> {
  try {
    return await check(run)
  } catch (error) {
    if (error instanceof Ended) return [notRun(tag, tag, messageOf(error))]
    const probe = createProbe(tag, tag, '')
    probe.expect('the calls', 'answer', false, messageOf(error))
    return [probe.result()]
  }
}

/** By tag: those of the contract, then what the contract has no operations for. */
function checksOf(contract: Contract, options: Options): Checks {
  const { account, other, bench, repeats, expiryMinutes = 0, pause = wait } = options
  const passwords = passwordsOf({ account, other, bench })
  const ofTag = (tag: Contract['tags'][number]) => async (run: Run) => [
    ...(await checkTag(run, tag)),
    ...(tag.name === 'access-tokens' ? [await checkAccessTokens(run)] : []),
    ...(tag.name === 'account' ? [checkRoles(run)] : []),
    ...(tag.name === 'findings' ? [await checkParts(run)] : []),
    ...(tag.name === 'metrics' ? [await checkMetrics(run)] : []),
    ...(tag.name === 'downloads' ? [await checkTicket(run, expiryMinutes, pause)] : []),
    ...(tag.name === 'restarts' ? await checkRestarts(run) : []),
    ...(tag.name === 'backup-data' ? await checkCopies(run) : [])
  ]
  const ofTags = contract.tags.map(tag => [tag.name, ofTag(tag)] as const)
  return {
    ...Object.fromEntries(ofTags),
    auth: async run => [...(await checkSession(run, account)), await checkExpiry(run, account, expiryMinutes)],
    sockets: run => checkSockets(run, account),
    pages: checkPages,
    ...(repeats && { repeat: run => checkRepeats(run, account, repeats) }),
    ...(bench && { bench: run => runTrials(run, TRIALS, bench, { account, other, pause }) }),
    records: run => checkRecords(run, passwords)
  }
}

const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

const passwordsOf = ({ account, other, bench }: Pick<Options, 'account' | 'other' | 'bench'>) =>
  [account.password, other?.password, bench?.uploadPassword].filter(it => it !== undefined)

/** Messages of a panel may repeat what was sent, or steer a terminal. @returns what hides it in a text. */
const createFilter = (passwords: string[], tokens: Set<string>) => (text: string) =>
  visible([...passwords, ...tokens].filter(Boolean).reduce((shown, secret) => shown.replaceAll(secret, '…'), text))

function hideIn(result: Result, hide: (text: string) => string): Result {
  if (result.result === 'not run') return { ...result, reason: hide(result.reason) }
  return { ...result, findings: result.findings.map(finding => ({ ...finding, text: hide(finding.text) })) }
}
