import { get } from './client/client'
import { License } from './generated/shapes/licence'

/** Once per sign-in: by its name the call may reset something. */
export const readSecsLicence = async (signal?: AbortSignal): Promise<boolean> =>
  (await get('/cgi/reset_pj.cgi', License, { signal, query: { resetsele: 28 } })).license
