import type { Client } from './client'
import type { Contract } from './contract'
import { createCalls, createProbe, recordOf } from './probe'
import type { Checked } from './results'
import { bearer, type Session } from './run'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const TOKEN = '/api/v1/auth/token/user'
const USER = '/api/v1/uac/account/userinfo'

export interface Account {
  username: string
  password: string
}

/** @throws where the panel does not sign the user in. */
export async function signIn(client: Client, { username, password }: Account): Promise<Session> {
  const reply = await client.send(grant({ grant_type: 'password', username, password }))
  const { access_token: token, message } = recordOf(reply.json)
  if (reply.status !== 200 || typeof token !== 'string')
    throw new Error(`The panel refuses to sign in ${username}: status ${reply.status}, ${message ?? 'no token'}`)
  const info = await client.send({ method: 'GET', path: USER, headers: bearer(token) })
  const { permission, password_must_change: mustChange } = recordOf(info.json)
  if (mustChange === true) throw new Error(`${username} has to change the password first: sign in to the console.`)
  const { roles } = recordOf(permission)
  return { username, token, roles: Array.isArray(roles) ? roles.map(String) : [] }
}

export const signOut = (client: Client, { token }: Session) =>
  client.send({ method: 'DELETE', path: TOKEN, headers: bearer(token) })

const grant = (fields: Record<string, string>) => ({
  ...{ method: 'POST', path: TOKEN, headers: FORM },
  body: String(new URLSearchParams(fields))
})

/** A sign-in of its own, from the first token to the log-out. */
export async function checkSession(client: Client, contract: Contract, account: Account): Promise<Checked[]> {
  const start = startProbe(client, contract, 'POST /auth/token/user')
  const tokens = await checkRenewal(client, start, account)
  const end = startProbe(client, contract, 'DELETE /auth/token/user')
  await checkLogOut(client, end, tokens)
  return [start.probe.result(), end.probe.result()]
}

type StartedProbe = ReturnType<typeof startProbe>

function startProbe(client: Client, contract: Contract, name: string) {
  const operation = contract.find(name)
  if (!operation) throw new Error(`${name} is not in the contract`)
  const probe = createProbe(operation.tag, name)
  return { probe, call: createCalls(client, contract, operation, probe) }
}

/** @returns the tokens of the sign-in and of its renewal. */
async function checkRenewal(
  client: Client,
  { probe, call }: StartedProbe,
  account: Account
): Promise<[Tokens, Tokens]> {
  const refused = { status: [400], errorCode: 'invalid_grant' }
  const password = { grant_type: 'password', ...account }
  const first = tokensOf((await call('the sign-in', grant(password), { status: [200] })).json)
  // A name that nobody has: a wrong password of the account would count towards its lock.
  await call('as an unknown user', grant({ ...password, username: 'conformance-nobody' }), refused)
  const wrong = { status: [400], errorCode: 'validation_failed' }
  await call('without a user name', grant({ grant_type: 'password', password: 'x' }), wrong)
  await call('with another grant', grant({ ...password, grant_type: 'conformance' }), wrong)

  const second = tokensOf((await call('the renewal', renewalBy(first), { status: [200] })).json)
  probe.expect(second.token !== first.token, 'the renewal: the token is the same as before')
  probe.expect((await useOf(client, second)) === 200, 'the renewal: the new token is not accepted')
  const old = await useOf(client, first)
  probe.expect([200, 401].includes(old), `after the renewal: the old token gets status ${old} instead of 200 or 401`)
  const invalid = { token: '', renewal: 'conformance-no-token' }
  await call('the renewal of an invalid token', renewalBy(invalid), refused)
  return [first, second]
}

/** It ends every token of the sign-in. */
async function checkLogOut(
  client: Client,
  { probe, call }: StartedProbe,
  [first, second]: [Tokens, Tokens]
): Promise<void> {
  const leave = { method: 'DELETE', path: TOKEN }
  await call('without a token', leave, { status: [401] })
  await call('the log-out', { ...leave, headers: bearer(second.token) }, { status: [204] })
  for (const [label, tokens] of Object.entries({ 'the token': second, 'the token before its renewal': first })) {
    const status = await useOf(client, tokens)
    probe.expect([400, 401].includes(status), `after the log-out: ${label} gets status ${status} instead of 400 or 401`)
    const again = await client.send(renewalBy(tokens))
    probe.expect(again.status === 400, `after the log-out: ${label} is renewed`)
  }
}

const renewalBy = ({ renewal }: Tokens) => grant({ grant_type: 'refresh_token', refresh_token: renewal })

/** @returns the status of a call with the token. */
async function useOf(client: Client, { token }: Tokens): Promise<number> {
  const { status } = await client.send({ method: 'GET', path: USER, headers: bearer(token) })
  return status
}

interface Tokens {
  token: string
  /** What renews it: itself, unless the panel gives a token of its own for that. */
  renewal: string
}

function tokensOf(body: unknown): Tokens {
  const { access_token: token, refresh_token: renewal } = recordOf(body)
  return { token: String(token), renewal: String(renewal ?? token) }
}
