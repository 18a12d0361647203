import type { Client, Reply } from './client'
import { checkWait, REFUSED, unknownUser } from './lockout-checks'
import { type Probe, recordOf } from './probe'
import type { Checked, Fact } from './results'
import { bearer, type Check, createCheck, json, type Run, type Session } from './run'
import { cookie } from './sockets'
import { checkForged, checkLife } from './token-checks'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const TOKEN = '/api/v1/auth/token/user'
const NAME = '/api/v1/system/hmi/name'
/** Which the page sets. */
export const TOKEN_COOKIE = 'ihmi_user_token'
const LONGEST_PASSWORD = 128
const FOREIGN = 'http://conformance.example'
const SESSIONS = 'static/contract/common.json#/info/description'
const SERVER = 'static/contract/common.json#/info/x-firmware'
export const USER = '/api/v1/uac/account/userinfo'

export interface Account {
  username: string
  password: string
}

/** @throws where the panel does not log the user in. */
export async function signIn(client: Client, { username, password }: Account): Promise<Session> {
  const reply = await client.send(grant({ grant_type: 'password', username, password }))
  const { location } = reply.headers
  if (reply.status >= 300 && reply.status < 400 && location)
    throw new Error(`The panel redirects to ${new URL(location, client.origin).origin}: repeat with that address.`)
  if (reply.status === 426) throw new Error(`The panel accepts https only: repeat with its https address.`)
  const { 'retry-after': seconds } = reply.headers
  if (reply.status === 429)
    throw new Error(`The panel has had too many wrong passwords, some of each run: repeat in ${seconds} s.`)
  const { access_token: token, message } = recordOf(reply.json)
  if (reply.status !== 200 || typeof token !== 'string')
    throw new Error(`The panel refuses to log in ${username}: status ${reply.status}, ${message ?? 'no token'}`)
  const info = await client.send({ method: 'GET', path: USER, headers: bearer(token) })
  const { permission, password_must_change: mustChange } = recordOf(info.json)
  if (mustChange === true) throw new Error(`${username} has to change the password first: sign in to the console.`)
  const { roles, actions } = recordOf(permission)
  return { username, token, roles: textsIn(roles), actions: textsIn(actions) }
}

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export const signOut = (client: Client, token: string) =>
  client.send({ method: 'DELETE', path: TOKEN, headers: bearer(token) })

export const grant = (fields: Record<string, string>) => ({
  ...{ method: 'POST', path: TOKEN, headers: FORM },
  body: String(new URLSearchParams(fields))
})

/** A sign-in of its own, from the first token to the log-out. */
export async function checkSession(run: Run, account: Account): Promise<Checked[]> {
  const start = startCheck(run, 'POST /auth/token/user')
  const tokens = await checkRenewal(start, account)
  const end = startCheck(run, 'DELETE /auth/token/user')
  await checkLogOut(end, tokens)
  return [start.probe.result(), end.probe.result()]
}

function startCheck(run: Run, name: string): Check {
  const operation = run.contract.find(name)
  if (!operation) throw new Error(`${name} is not in the contract`)
  return createCheck(run, operation, TOKEN)
}

/** @returns the tokens of the sign-in and of its renewal. */
async function checkRenewal(check: Check, account: Account): Promise<[Tokens, Tokens]> {
  const { run, probe, call } = check
  const { client } = run
  const send = (label: string, fields: Record<string, string>, expected: Parameters<typeof call>[2]) => {
    const { headers, body } = grant(fields)
    return call(label, { headers: { ...headers, Authorization: '' }, body }, expected)
  }
  const password = { grant_type: 'password', ...account }
  // Before the right password, which ends the count of the wrong ones.
  const wrongly = { ...password, password: wrongPassword(account) }
  const known = await send('with a wrong password', wrongly, REFUSED)
  const signedIn = await send('the sign-in', password, { status: [200] })
  const { 'set-cookie': cookies = '' } = signedIn.headers
  const own = `the panel sets the cookie ${TOKEN_COOKIE}, which the page does`
  probe.expect('the sign-in', 'header Set-Cookie', !cookies.includes(`${TOKEN_COOKIE}=`), own, SESSIONS)
  checkLife(run, probe, 'the sign-in', signedIn.json)
  const first = tokensOf(signedIn.json)
  await checkForged(run, probe, first.token)
  await checkCarriers(run, probe, first.token)
  const nobody = unknownUser(account)
  const { headers: form, body } = grant(nobody)
  for (const [label, Origin] of [
    ['from a foreign Origin', FOREIGN],
    ['from another port of the panel', otherPortOf(client.origin)]
  ] as const) {
    const foreign = { headers: { ...form, Authorization: '', Origin }, body }
    await call(label, foreign, { status: [403], errorCode: 'foreign_origin' })
  }
  await checkWait(check, send, nobody, known)
  const wrong = { status: [400], errorCode: 'validation_failed' }
  await send('without a user name', { grant_type: 'password', password: 'x' }, wrong)
  await send('with another grant', { ...password, grant_type: 'conformance' }, wrong)

  const label = 'the renewal'
  const second = tokensOf((await send(label, renewalBy(first), { status: [200] })).json)
  probe.expect(label, 'token', second.token !== first.token, 'the token is the same as before')
  const { status: renewed } = await use(client, second)
  probe.expect(label, 'session', renewed === 200, `the new token gets status ${renewed} instead of 200`)
  const { status: old } = await use(client, first)
  const after = 'after the renewal'
  probe.expect(after, 'token', [200, 401].includes(old), `the old token gets status ${old} instead of 200 or 401`)
  const invalid = { token: '', renewal: 'conformance-no-token' }
  await send('the renewal of an invalid token', renewalBy(invalid), REFUSED)
  return [first, second]
}

/** What another server of the panel sends, whose pages are not the console. */
export function otherPortOf(origin: string): string {
  const url = new URL(origin)
  url.port = url.port === '8081' ? '8082' : '8081'
  return url.origin
}

/** The right one with another end, as a panel may compare only its beginning. */
export function wrongPassword({ password }: Account): string {
  const end = password.endsWith('x') ? 'y' : 'x'
  return password.slice(0, LONGEST_PASSWORD - 1) + end
}

/** It ends every token of the sign-in. */
async function checkLogOut(check: Check, [first, second]: [Tokens, Tokens]): Promise<void> {
  const { probe, call } = check
  const { client } = check.run
  await call('without a token', { headers: { Authorization: '' } }, { status: [401] })
  // Without a name nothing is saved, whatever the panel allows.
  const { headers, body = '' } = json({}, bearer(second.token))
  const hold = () => call('the log-out', { headers: bearer(second.token) }, { status: [204] })
  const late = await client.send({ method: 'PUT', path: NAME, ...(headers && { headers }), body, hold })
  const after = 'after the log-out'
  expectInvalid(probe, after, 'a call whose body arrives now', late, 'session')
  for (const [name, tokens] of Object.entries({ 'the token': second, 'the token before its renewal': first }))
    await expectEnded(check, after, name, tokens)
}

/** The panel calls a token ended, and does not renew it. */
export async function expectEnded(
  { run: { client }, probe }: Pick<Check, 'run' | 'probe'>,
  after: string,
  name: string,
  tokens: Tokens
): Promise<void> {
  expectInvalid(probe, after, name, await use(client, tokens), 'token')
  const again = await client.send(grant(renewalBy(tokens)))
  probe.expect(after, 'session', again.status === 400, `${name} is renewed`)
}

function expectInvalid(probe: Probe, after: string, name: string, { status, json: body }: Reply, fact: Fact): void {
  const { error_code: code = 'no error_code' } = recordOf(body)
  const isEnded = status === 400 && code === 'invalid_token'
  const difference = `${name} gets status ${status} (${code}) instead of 400 (invalid_token)`
  probe.expect(after, fact, isEnded, difference, SESSIONS)
}

/** Browsers add the cookie to whatever another site makes them load; only sockets and pages read it. */
async function checkCarriers({ client }: Run, probe: Probe, token: string): Promise<void> {
  const expect = async (label: string, headers: Record<string, string>, wanted: number, place: string) => {
    const { status } = await client.send({ method: 'GET', path: USER, headers })
    probe.expect(`a call with ${label}`, 'token', status === wanted, `status ${status} instead of ${wanted}`, place)
  }
  await expect('the token in the cookie only', { Cookie: cookie(token) }, 401, SESSIONS)
  await expect('bearer in lower case', { Authorization: `bearer ${token}` }, 200, SERVER)
}

export const renewalBy = ({ renewal }: Tokens) => ({ grant_type: 'refresh_token', refresh_token: renewal })

const use = (client: Client, { token }: Tokens) => client.send({ method: 'GET', path: USER, headers: bearer(token) })

export interface Tokens {
  token: string
  /** What renews it: itself, unless the panel gives a token of its own for that. */
  renewal: string
}

export function tokensOf(body: unknown): Tokens {
  const { access_token: token, refresh_token: renewal } = recordOf(body)
  return { token: String(token), renewal: String(renewal ?? token) }
}
