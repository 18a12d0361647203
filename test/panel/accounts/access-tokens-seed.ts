import type { Seed } from '../state'
import type { AccessTokensSlice } from './access-tokens-state'

const MINUTE = 60_000
const DAY = 86_400_000
const LIMIT = 20
/** Nobody has a value with this hash. */
const UNKNOWN = '0'.repeat(64)

export const accessTokensSeed: Seed<AccessTokensSlice> = {
  factoryNew: () => ({ accessTokens: { items: [], lastId: 0, limit: LIMIT, revoked: [] } }),
  runningPlant: now => ({
    accessTokens: {
      items: [
        {
          id: 1,
          name: 'Shift report',
          username: 'administrator',
          roles: ['operation-log'],
          hash: UNKNOWN,
          createdAt: now - 93 * DAY,
          expiresAt: now - 3 * DAY,
          lastUse: { at: now - 3 * DAY - 7 * MINUTE, address: '192.168.10.31' }
        },
        {
          id: 2,
          name: 'MES',
          username: 'engineer',
          roles: ['info', 'data-log', 'event-log'],
          hash: UNKNOWN,
          createdAt: now - 19 * DAY,
          expiresAt: now + 71 * DAY,
          lastUse: { at: now - 2 * MINUTE, address: '192.168.10.20' }
        }
      ],
      lastId: 2,
      limit: LIMIT,
      revoked: []
    }
  })
}
