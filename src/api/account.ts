import type { Shape } from '../lib/remote/shape'
import { get } from './client/client'
import type { Schemas } from './generated/schema'

/** Validated by the session, which has its own error for missing roles. */
const UncheckedUserInfo: Shape<Schemas['UserInfo']> = { of: { record: 'any' } }

export const readUserInfo = (signal?: AbortSignal): Promise<unknown> =>
  get('/uac/account/userinfo', UncheckedUserInfo, { signal, background: false })

/** Whether the panel accepts a token; has no effect on the session. */
export const checkToken = (token: string, signal: AbortSignal): Promise<unknown> =>
  get('/uac/account/userinfo', UncheckedUserInfo, { as: token, signal })
