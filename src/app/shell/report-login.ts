import type { Schemas } from '../../api/generated/schema'
import { recall, remember } from '../../lib/browser/storage'
import { matches, type Shape } from '../../lib/remote/shape'
import { plainText } from '../../lib/text/plain-text'
import { signedInUser } from '../../session/session'
import { complain } from '../../stores/notices'

const PreviousLogin: Shape<Schemas['PreviousLogin']> = {
  of: { fields: { time: 'string', address: { maybe: 'string' }, refused: 'integer' } }
}
const KEY = 'refusedLogins'

/**
 * Says once in this browser that attempts to log in were refused before this login, as somebody else may have tried the
 * password. Older firmware does not count them.
 */
export function reportLogin(): void {
  const user = signedInUser()
  if (!user || !matches(PreviousLogin, user.previousLogin)) return
  const { time, refused: count } = user.previousLogin
  const login = `${user.username} ${time}`
  if (count === 0 || recall(KEY) === login) return
  remember(KEY, login)
  complain(['restOfShell.refusedLogins', { count, time: plainText(time, 32) }])
}
