import type { Sent } from './client'
import { OF_ACCOUNT } from './plan'
import { recordOf } from './probe'
import { bearer, type Check, missingRoles } from './run'

/** The words by which the console knows that a token can be renewed. */
export const RENEWABLE = 'invalid or expired jwt'
const INVALID_TOKEN = 'conformance-no-token'

/** What happens without a token, with an invalid one, and to a user without the permission. */
export async function checkAccess({ run, operation, probe, call }: Check, sent: Partial<Sent> = {}): Promise<void> {
  const as = (headers: Record<string, string>) => ({ ...sent, headers: { ...sent.headers, ...headers } })
  if (operation.token === 'none') return
  if (operation.token === 'required') await call('without a token', as({ Authorization: '' }), { status: [401] })
  const refused = await call('with an invalid token', as(bearer(INVALID_TOKEN)), { status: [401] })
  const { message } = recordOf(refused.json)
  const place = run.contract.placeOf(operation, 401)
  const difference = `message is '${message}' instead of '${RENEWABLE}'`
  if (refused.status === 401) probe.expect('with an invalid token', 'message', message === RENEWABLE, difference, place)

  if (run.other && OF_ACCOUNT.includes(operation.name))
    await call('as another user', as(bearer(run.other.token)), { status: [404], errorCode: 'not_found' })
  const missing = run.other ? missingRoles(run.other, operation) : []
  if (!run.other || missing.length === 0) return
  const label = 'as a user without the permission'
  const expected = { status: [403], errorCode: 'forbidden' }
  const forbidden = await call(label, as(bearer(run.other.token)), expected)
  if (forbidden.status !== 403) return
  const named = missing.includes(String(recordOf(recordOf(forbidden.json).details).permission))
  const at = run.contract.placeOf(operation, 403)
  probe.expect(label, 'permission', named, `details does not name the permission ${missing.join(' or ')}`, at)
}
