import { get } from '../../api/client/client'
import { resource } from '../../lib/remote/resource'
import type { Admitted } from '../../lib/remote/shape'
import { $session } from '../../session/session'
import { viewerOf } from '../../stores/findings/finding-remedies'

/** What is used of the reply. */
const RESTARTS = { fields: { items: { list: { fields: { time: 'string', cause: 'string' } } } } } as const

export type LastRestart = Admitted<typeof RESTARTS>['items'][number]

/** The newest restart; undefined where there is none, and nothing is read for a user who may not see it. */
export const createLastRestart = () =>
  resource(async (signal): Promise<LastRestart | undefined> => {
    if (!viewerOf($session.get()).roles.includes('system-info')) return undefined
    const { items }: Admitted<typeof RESTARTS> = await get('/system/restarts', { of: RESTARTS }, { signal })
    return items[0]
  })
