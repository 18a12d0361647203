import type { Client } from './client'
import type { Contract, Operation } from './contract'
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
  const operation = (name: string): Operation => {
    const found = contract.find(name)
    if (!found) throw new Error(`${name} is not in the contract`)
    return found
  }
  const [signingIn, loggingOut] = [operation('POST /auth/token/user'), operation('DELETE /auth/token/user')]
  const probe = createProbe(signingIn.tag, signingIn.name)
  const call = createCalls(client, contract, signingIn, probe)
  const refused = { status: [400], errorCode: 'invalid_grant' }

  const password = { grant_type: 'password', ...account }
  const first = tokensOf((await call('the sign-in', grant(password), { status: [200] })).json)
  // A name that nobody has: a wrong password of the account would count towards its lock.
  await call('as an unknown user', grant({ ...password, username: 'conformance-nobody' }), refused)
  const wrong = { status: [400], errorCode: 'validation_failed' }
  await call('without a user name', grant({ grant_type: 'password', password: 'x' }), wrong)
  await call('with another grant', grant({ ...password, grant_type: 'conformance' }), wrong)

  const renewal = grant({ grant_type: 'refresh_token', refresh_token: first.renewal })
  const second = tokensOf((await call('the renewal', renewal, { status: [200] })).json)
  const works = async ({ token }: Tokens) =>
    (await client.send({ method: 'GET', path: USER, headers: bearer(token) })).status
  probe.expect(second.token !== first.token, 'the renewal: the token is the same as before')
  probe.expect((await works(second)) === 200, 'the renewal: the new token is not accepted')
  const old = await works(first)
  probe.expect([200, 401].includes(old), `after the renewal: the old token gets status ${old} instead of 200 or 401`)
  const invented = grant({ grant_type: 'refresh_token', refresh_token: 'conformance-no-token' })
  await call('the renewal of an invalid token', invented, refused)

  const end = createProbe(loggingOut.tag, loggingOut.name)
  const leave = createCalls(client, contract, loggingOut, end)
  const withToken = ({ token }: Tokens) => ({ method: 'DELETE', path: TOKEN, headers: bearer(token) })
  await leave('the log-out', withToken(second), { status: [204] })
  await leave('without a token', { method: 'DELETE', path: TOKEN }, { status: [401] })
  for (const [label, tokens] of Object.entries({ 'the token': second, 'the token before its renewal': first })) {
    const status = await works(tokens)
    end.expect([400, 401].includes(status), `after the log-out: ${label} gets status ${status} instead of 400 or 401`)
    const again = await client.send(grant({ grant_type: 'refresh_token', refresh_token: tokens.renewal }))
    end.expect(again.status === 400, `after the log-out: ${label} is renewed`)
  }
  return [probe.result(), end.result()]
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
