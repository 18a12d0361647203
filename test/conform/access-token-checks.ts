import { randomBytes } from 'node:crypto'
import { createProbe, recordOf } from './probe'
import { notRun, type Result } from './results'
import { bearer, endOf, json, type Run } from './run'
import { grant } from './session-checks'
import { ACCOUNT_PERMISSION } from './temporary-account'

const TAG = 'access-tokens'
const NAME = 'what an access token may do'
const PLACE = 'static/contract/common.json#/info/description'
const PATH = '/api/v1/uac/access-tokens'
const PASSWORD = '/api/v1/uac/account/password'
/** A small scope that each account that manages accounts can be given. */
const SCOPE = 'info'
const IN_SCOPE = '/api/v1/system/health'

/** Whether a token that only this run has is held to its scope, is shown once, and ends when it is revoked. */
export async function checkAccessTokens(run: Run): Promise<Result> {
  const { client, session, write, created } = run
  const end = endOf(run) ?? (write ? undefined : 'it creates an access token, which needs --write')
  if (end) return notRun(TAG, NAME, end)
  if (![SCOPE, ACCOUNT_PERMISSION].every(role => session.roles.includes(role)))
    return notRun(TAG, NAME, `needs a user with the permissions ${SCOPE} and ${ACCOUNT_PERMISSION}`)
  const probe = createProbe(TAG, NAME, PLACE)
  const send = (method: string, path: string, token: string, body?: object) =>
    client.send({ method, path, ...(body ? json(body, bearer(token)) : { headers: bearer(token) }) })
  const expectStatus = async (call: string, wanted: number, reply: ReturnType<typeof send>) => {
    const { status } = await reply
    return probe.expect(call, 'status', status === wanted, `status ${status} instead of ${wanted}`)
  }

  const name = `Conformance ${randomBytes(3).toString('hex')}`
  const reply = await send('POST', PATH, session.token, { name, roles: [SCOPE], days: 1 })
  if ([404, 409].includes(reply.status)) return notRun(TAG, NAME, `the panel creates none (status ${reply.status})`)
  const { id, access_token: token } = recordOf(reply.json)
  if (!probe.expect('the creation', 'status', reply.status === 201, `status ${reply.status} instead of 201`))
    return probe.result()
  const path = `${PATH}/${encodeURIComponent(String(id))}`
  created.add(path)
  const value = String(token)

  // Longer than what else may be in the operation log.
  const change = { current: randomBytes(8).toString('hex'), password: randomBytes(8).toString('hex') }
  await expectStatus('a call in its scope', 200, send('GET', IN_SCOPE, value))
  await expectStatus('a call beyond its scope', 403, send('GET', PATH, value))
  await expectStatus('a change of the password', 401, send('PUT', PASSWORD, value, change))
  const renewal = grant({ grant_type: 'refresh_token', refresh_token: value })
  await expectStatus('a renewal', 400, client.send(renewal))
  const list = await send('GET', PATH, session.token)
  const isShown = JSON.stringify(list.json).includes(value)
  probe.expect('the list', 'secrets', !isShown, 'it has the value of the token')
  probe.expect('the list', 'list', hasUse(list.json, String(id)), 'it does not say when the token was used')

  await expectStatus('the revocation', 204, send('DELETE', path, session.token))
  if (await expectStatus('a call after that', 401, send('GET', IN_SCOPE, value))) created.delete(path)
  return probe.result()
}

function hasUse(list: unknown, id: string): boolean {
  const { items } = recordOf(list)
  const token = Array.isArray(items) ? items.map(recordOf).find(item => item.id === id) : undefined
  return token?.last_use != null
}
