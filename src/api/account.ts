import { get } from './client/client'
import type { Shape } from './client/shape'
import type { Schemas } from './generated/schema'

/** What it holds is judged by the session, which has an error of its own for it (specification section 4). */
const UncheckedUserInfo: Shape<Schemas['UserInfo']> = { of: { record: 'any' } }

export const readUserInfo = (signal?: AbortSignal): Promise<unknown> =>
  get('/uac/account/userinfo', UncheckedUserInfo, { signal, background: false })

/** Whether the panel knows a token; asked without any consequence for the session. */
export const checkToken = (token: string): Promise<unknown> =>
  get('/uac/account/userinfo', UncheckedUserInfo, { as: token })
