import { RENEWABLE } from './access-checks'
import { type Client, parse } from './client'
import { type Probe, recordOf } from './probe'
import { bearer, type Run } from './run'
import { USER } from './session-checks'

const TOLERANCE_SECONDS = 60
export const LIFE_PLACE = 'static/contract/auth.json#/components/schemas/Token/properties/expires_in'

/** What a panel says of the life of a token, in seconds; a JWT (RFC 7519) says it too. */
export function lifeOf(body: unknown): { stated: number | undefined; isJwt: boolean; claimed: number | undefined } {
  const { access_token: token, expires_in: seconds } = recordOf(body)
  const claims = claimsIn(String(token))
  const { exp, iat } = claims ?? {}
  const claimed = typeof exp === 'number' && typeof iat === 'number' ? exp - iat : undefined
  const stated = typeof seconds === 'number' ? seconds : claimed
  return { stated, isJwt: claims !== undefined, claimed }
}

/** Whether a token says when it ends, and each of its words the same; the schema has the bounds of `expires_in`. */
export function checkLife({ contract }: Run, probe: Probe, label: string, body: unknown): void {
  const { stated, isJwt, claimed } = lifeOf(body)
  if (!isJwt) return
  const { exp } = claimsIn(String(recordOf(body).access_token)) ?? {}
  if (!probe.expect(label, 'token', typeof exp === 'number', 'the token is a JWT without exp', LIFE_PLACE)) return
  if (claimed === undefined) return
  const [least, most] = contract.tokenLife
  const isWithin = least <= claimed && claimed <= most
  probe.expect(label, 'token', isWithin, `exp is ${claimed} s after iat instead of ${least} to ${most}`, LIFE_PLACE)
  const isSame = Math.abs(claimed - (stated ?? claimed)) <= TOLERANCE_SECONDS
  probe.expect(label, 'token', isSame, `exp is ${claimed} s after iat, and expires_in is ${stated}`, LIFE_PLACE)
}

/** Of a token that is a JWT. */
function claimsIn(token: string): Record<string, unknown> | undefined {
  const parts = token.split('.')
  const claims = recordOf(parse(decoded(parts[1])))
  return parts.length === 3 && Object.keys(claims).length > 0 ? claims : undefined
}

/** Tokens that a panel never gave, made from one that it did: with what they differ in. */
export function forgedFrom(token: string): Record<string, string> {
  const claims = claimsIn(token)
  if (!claims) return { 'another first character': changedAt(token, 0), 'another last character': changedAt(token, -1) }
  const [header = '', payload = '', signature = ''] = token.split('.')
  const unsigned = encoded({ ...recordOf(parse(decoded(header))), alg: 'none' })
  const later = encoded({ ...claims, exp: Number(claims.exp ?? 0) + 86_400, conformance: true })
  return {
    // The last character of a signature may have bits that mean nothing.
    'a changed signature': [header, payload, changedAt(signature, 0)].join('.'),
    'a changed payload': [header, later, signature].join('.'),
    'no signature': [unsigned, payload, ''].join('.')
  }
}

/** The same token with another character at one place. */
function changedAt(token: string, index: number): string {
  const characters = [...token]
  const at = index < 0 ? characters.length + index : index
  characters[at] = characters[at] === 'a' ? 'b' : 'a'
  return characters.join('')
}

const decoded = (part = '') => Buffer.from(part, 'base64url').toString('utf8')
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Whether only tokens that the panel gave are accepted. */
export async function checkForged({ client, contract }: Run, probe: Probe, token: string): Promise<void> {
  const user = contract.find('GET /uac/account/userinfo')
  const place = user && contract.placeOf(user, 401)
  for (const [difference, forged] of Object.entries(forgedFrom(token))) {
    const label = `the token with ${difference}`
    const { status, message } = await useOf(client, forged)
    const refused = probe.expect(label, 'token', status === 401, `it gets status ${status} instead of 401`, place)
    if (!refused) continue
    probe.expect(label, 'message', message === RENEWABLE, `message is '${message}' instead of '${RENEWABLE}'`, place)
  }
}

async function useOf(client: Client, token: string) {
  const { status, json } = await client.send({ method: 'GET', path: USER, headers: bearer(token) })
  return { status, message: recordOf(json).message }
}
