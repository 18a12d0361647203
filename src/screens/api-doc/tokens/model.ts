import { atom } from 'nanostores'
import { type AccessToken, listAccessTokens, revokeAccessToken } from '../../../api/access-tokens'
import { lastKnown } from '../../../lib/remote/last-known'
import { polled } from '../../../lib/remote/polled'
import { laterRequests } from '../../../lib/remote/stoppable'
import { ADMINISTRATION } from '../../../session/rights'
import { signedInUser } from '../../../session/session'
import { type IssuedToken, tokenForm } from './token-form'

const POLL_SECONDS = 15

export type AccessTokensModel = ReturnType<typeof createAccessTokens>

export function createAccessTokens() {
  const $tokens = polled(listAccessTokens, { everySeconds: POLL_SECONDS })
  /** The token just created, until its dialog closes: it is kept nowhere else. */
  const $issued = atom<IssuedToken | undefined>()

  const names = () => lastKnown($tokens.get())?.items.map(({ name }) => name) ?? []

  return {
    $tokens,
    $issued,
    forgetIssued: () => $issued.set(undefined),

    /** The others neither read nor change them. */
    mayManage: signedInUser()?.roles.includes(ADMINISTRATION) ?? false,

    form: () =>
      tokenForm(names, async issued => {
        $issued.set(issued)
        void $tokens.reload()
      }),

    /** @throws ApiError */
    async revoke({ id }: AccessToken): Promise<void> {
      const later = laterRequests()
      await revokeAccessToken(id)
      await later($tokens.reload)
    }
  }
}
