import type { Admitted } from '../lib/remote/shape'
import { get } from './client/client'

/** What lists and reports use of the tokens, without the shapes of the screen that creates them. */
const ACCESS_TOKENS = {
  fields: {
    items: {
      list: {
        fields: {
          id: 'string',
          name: 'string',
          username: 'string',
          roles: { list: 'string' },
          state: { one: ['active', 'expired', 'blocked'] },
          expires: 'string',
          last_use: { maybe: { fields: { time: 'string', address: { maybe: 'string' } } } }
        }
      }
    }
  }
} as const

export type ListedToken = Admitted<typeof ACCESS_TOKENS>['items'][number]

export async function readTokenList(signal: AbortSignal): Promise<readonly ListedToken[]> {
  const { items }: Admitted<typeof ACCESS_TOKENS> = await get('/uac/access-tokens', { of: ACCESS_TOKENS }, { signal })
  return items
}
