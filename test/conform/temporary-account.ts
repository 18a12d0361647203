import { randomBytes } from 'node:crypto'
import type { Reply } from './client'
import { recordOf } from './probe'
import { bearer, json, type Run } from './run'
import type { Account } from './session-checks'

const PATH = '/api/v1/uac/accounts'
export const ACCOUNT_PERMISSION = 'account-management'

/** An account of this run alone, whose password may be changed or typed wrongly. */
export interface TemporaryAccount extends Account {
  id: string
  path: string
}

/** What creates it. */
export const newAccount = () => ({
  ...{ username: `conformance.${randomBytes(3).toString('hex')}`, name: 'Conformance run', roles: ['info'] },
  ...{ password_must_change: true, valid_until: null, password_age_days: 0 }
})

/** The account that a reply says is created, which is deleted at the end of the run at the latest. */
export function accountIn({ created }: Run, username: string, { json: body }: Reply): TemporaryAccount {
  const { id, temporary_password: password } = recordOf(body)
  const path = `${PATH}/${encodeURIComponent(String(id))}`
  created.add(path)
  return { username, password: String(password), id: String(id), path }
}

/** @returns undefined where this run or the panel cannot create one. */
export async function createAccount(run: Run, settings = {}): Promise<TemporaryAccount | undefined> {
  const { client, session, write } = run
  if (!write || !session.roles.includes(ACCOUNT_PERMISSION)) return undefined
  const account = { ...newAccount(), ...settings }
  const reply = await client.send({ method: 'POST', path: PATH, ...json(account, bearer(session.token)) })
  return reply.status === 201 ? accountIn(run, account.username, reply) : undefined
}

export async function deleteAccount({ client, session, created }: Run, { path }: TemporaryAccount): Promise<void> {
  const { status } = await client.send({ method: 'DELETE', path, headers: bearer(session.token) })
  if (status === 204) created.delete(path)
}
