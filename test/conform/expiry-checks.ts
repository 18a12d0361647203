import { RENEWABLE } from './access-checks'
import type { Reply } from './client'
import { createProbe, recordOf } from './probe'
import { notRun, type Result } from './results'
import { bearer, endOf, json, type Run } from './run'
import { type Account, grant, renewalBy, signOut, type Tokens, tokensOf, USER } from './session-checks'
import { LIFE_PLACE, lifeOf } from './token-checks'

const NAME = 'expiry of a token'
const ACTIVITY = '/api/v1/uac/account/activity'
const POLL_MS = 5000
const TOLERANCE_SECONDS = 5

/**
 * Waits until a token expires, at the latest when the panel has said so. Its user stays active, as otherwise the session
 * may end first.
 */
export async function checkExpiry(run: Run, account: Account, minutes: number): Promise<Result> {
  if (minutes === 0) return notRun('auth', NAME, 'only with --wait-for-expiry')
  const { client, contract } = run
  const { json: body } = await client.send(grant({ grant_type: 'password', ...account }))
  const first = tokensOf(body)
  const started = performance.now()
  const elapsed = () => Math.round((performance.now() - started) / 1000)
  const [, most] = contract.tokenLife
  const { stated } = lifeOf(body)
  const longest = stated ?? most
  for (;;) {
    const end = endOf(run)
    if (end) return notRun('auth', NAME, end)
    const reply = await client.send({ method: 'GET', path: USER, headers: bearer(first.token) })
    if (reply.status !== 200) return checkRenewal(run, first, reply, { after: elapsed(), stated })
    if (elapsed() > longest + TOLERANCE_SECONDS) {
      const probe = createProbe('auth', NAME, LIFE_PLACE)
      probe.expect('the token', 'token', false, `it is accepted after ${elapsed()} s instead of ${longest}`)
      await signOut(client, first.token)
      return probe.result()
    }
    if (elapsed() >= minutes * 60) break
    await client.send({ method: 'POST', path: ACTIVITY, ...json({ idle_seconds: 0 }, bearer(first.token)) })
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
  await signOut(client, first.token)
  const needed = Math.ceil((longest + TOLERANCE_SECONDS) / 60)
  return notRun('auth', NAME, `the token was still accepted after ${minutes} min; it may live ${needed} min`)
}

async function checkRenewal(
  { client, contract }: Run,
  first: Tokens,
  { status, json: refusal }: Reply,
  { after, stated = after }: { after: number; stated: number | undefined }
): Promise<Result> {
  const probe = createProbe('auth', NAME, 'static/contract/common.json#/components/responses/Unauthorized')
  const token = contract.find('POST /auth/token/user')
  const place = token && contract.placeOf(token)
  const call = 'a call with the expired token'
  const { message } = recordOf(refusal)
  const isEarly = after < stated - TOLERANCE_SECONDS
  probe.expect(call, 'token', !isEarly, `it is refused after ${after} s instead of ${stated}`, LIFE_PLACE)
  probe.expect(call, 'status', status === 401, `status ${status} instead of 401`)
  probe.expect(call, 'message', message === RENEWABLE, `message is '${message}' instead of '${RENEWABLE}'`)
  const renewal = await client.send(grant(renewalBy(first)))
  const renewed = probe.expect(
    'the renewal',
    'status',
    renewal.status === 200,
    `status ${renewal.status} instead of 200`,
    place
  )
  if (!renewed) return probe.result()
  const second = tokensOf(renewal.json)
  const use = await client.send({ method: 'GET', path: USER, headers: bearer(second.token) })
  probe.expect('the renewal', 'token', use.status === 200, `the new token gets status ${use.status}`, place)
  await signOut(client, second.token)
  return probe.result()
}
