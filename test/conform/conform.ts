import { type Client, createClient } from './client'
import { type Contract, readContract } from './contract'
import { checkTag } from './operation-checks'
import { checkPages } from './page-checks'
import type { Report, Result } from './results'
import { bearer, type Run } from './run'
import { type Account, checkSession, signIn, signOut } from './session-checks'
import { checkSockets } from './socket-checks'
import { createValues } from './values'

export interface Options {
  /** Such as `https://192.168.1.10`. */
  panel: string
  account: Account
  /** A user with fewer permissions. */
  other?: Account | undefined
  /** Whether to send operations that change something too. */
  write?: boolean
  /** Whether to accept a certificate that is not trusted. */
  insecure?: boolean
  /** Tags to check; all of them when empty. */
  only?: string[]
  /** Called with the results of each tag as soon as they are there. */
  onTag?: (results: Result[]) => void
}

/** One for all runs: its checks are compiled once. */
let contract: Contract | undefined

/** Compares a panel with the contract. @throws where the panel cannot be reached or refuses the user. */
export async function conform(options: Options): Promise<Report> {
  const started = Date.now()
  const { panel, write = false, insecure = false } = options
  contract ??= readContract()
  const client = createClient(panel, { insecure })
  try {
    const results = await checkAll(client, contract, options)
    const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length
    return {
      panel: client.origin,
      contract: contract.version,
      startedAt: new Date(started).toISOString(),
      seconds: Math.round((Date.now() - started) / 100) / 10,
      write,
      passed: count('passed'),
      failed: count('failed'),
      notRun: count('not run'),
      results
    }
  } finally {
    client.close()
  }
}

async function checkAll(
  client: Client,
  contract: Contract,
  { account, other, write = false, only = [], onTag = () => {} }: Options
): Promise<Result[]> {
  const tags = checksOf(client, contract, account)
  for (const tag of only)
    if (!tags[tag]) throw new Error(`There is no tag ${tag}: choose of ${Object.keys(tags).join(', ')}.`)

  const session = await signIn(client, account)
  const second = other && (await signIn(client, other))
  const values = createValues(contract, async path => {
    const { status, json } = await client.send({ method: 'GET', path, headers: bearer(session.token) })
    return status === 200 ? json : undefined
  })
  const run: Run = { client, contract, values, session, other: second, write }
  const all: Result[] = []
  try {
    for (const [tag, check] of Object.entries(tags)) {
      if (only.length > 0 && !only.includes(tag)) continue
      const secrets = [account.password, ...(other ? [other.password] : [])]
      const results = (await check(run)).map(result => withoutSecrets(result, [...secrets, ...client.secrets]))
      onTag(results)
      all.push(...results)
    }
  } finally {
    await signOut(client, session)
    if (second) await signOut(client, second)
  }
  return all
}

/** By tag: those of the contract, then what the contract has no operations for. */
function checksOf(
  client: Client,
  contract: Contract,
  account: Account
): Record<string, (run: Run) => Promise<Result[]>> {
  const ofTags = contract.tags.map(tag => [tag.name, (run: Run) => checkTag(run, tag)] as const)
  return {
    ...Object.fromEntries(ofTags),
    auth: () => checkSession(client, contract, account),
    sockets: ({ session }) => checkSockets(client, session.token),
    pages: () => checkPages(client)
  }
}

/** Messages of a panel may repeat what was sent. */
function withoutSecrets(result: Result, secrets: string[]): Result {
  if (result.result === 'not run') return result
  const hide = (text: string) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text)
  return { ...result, findings: result.findings.map(hide) }
}
