import { type Client, createClient } from './client'
import { readContract } from './contract'
import { checkTag } from './operation-checks'
import { checkPages } from './page-checks'
import type { Report, Result } from './results'
import type { Run } from './run'
import { bearer } from './run'
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
  /** Whether to accept a certificate that nobody vouches for. */
  insecure?: boolean
  /** Tags to check; all of them when empty. */
  only?: string[]
  onResult?: (result: Result) => void
}

/** Compiled once, also for several runs. */
let contract: ReturnType<typeof readContract> | undefined

/** What the run checks besides the tags of the contract. */
export const EXTRA_TAGS = ['sockets', 'pages']

/** Compares a panel with the contract. @throws where the panel cannot be reached or refuses the user. */
export async function conform(options: Options): Promise<Report> {
  const { panel, account, other, write = false, insecure = false, only = [] } = options
  contract ??= readContract()
  const started = new Date()
  const client = createClient(panel, { insecure })
  const session = await signIn(client, account)
  const run: Run = {
    client,
    contract,
    values: createValues(contract, readerOf(client, session.token)),
    session,
    other: other && (await signIn(client, other)),
    write
  }
  const results: Result[] = []
  const add = (result: Result) => {
    results.push(result)
    options.onResult?.(result)
  }
  const isWanted = (tag: string) => only.length === 0 || only.includes(tag)

  try {
    if (isWanted('auth')) for (const result of await checkSession(client, contract, account)) add(result)
    for (const tag of contract.tags) if (tag.name !== 'auth' && isWanted(tag.name)) await checkTag(run, tag, add)
    if (isWanted('sockets')) for (const result of await checkSockets(client, session.token)) add(result)
    if (isWanted('pages')) for (const result of await checkPages(client)) add(result)
  } finally {
    for (const user of [run.session, run.other]) if (user) await signOut(client, user)
    client.close()
  }
  const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length
  return {
    panel: client.origin,
    contract: contract.version,
    startedAt: started.toISOString(),
    seconds: Math.round((Date.now() - started.getTime()) / 100) / 10,
    write,
    passed: count('passed'),
    failed: count('failed'),
    notRun: count('not run'),
    results
  }
}

function readerOf(client: Client, token: string) {
  return async (_: unknown, path: string) => {
    const { status, json } = await client.send({ method: 'GET', path, headers: bearer(token) })
    return status === 200 ? json : undefined
  }
}
