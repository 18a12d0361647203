import { get } from '../../../api/client/client'
import type { Admitted } from '../../../lib/remote/shape'
import { joinDetail } from '../../../lib/text/join'
import { rightsList } from '../../../session/rights'
import { type Chapter, line, shown } from './line'

const REPLY = {
  fields: {
    items: {
      list: {
        fields: {
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

type LastUse = NonNullable<Admitted<typeof REPLY>['items'][number]['last_use']>

const lastUseText = ({ time, address }: LastUse) => (address ? joinDetail(shown(time), shown(address)) : shown(time))

/** Programs get in with them, without an account of their own. The panel lists those of all users, and no values. */
export const TOKENS: Chapter = {
  id: 'access-tokens',
  title: 'apiDoc.accessTokens',
  columns: [
    'common.term.name',
    'common.report.madeBy',
    'apiDocTokens.scope',
    'common.term.status',
    'common.term.validUntil',
    'apiDocTokens.lastUse'
  ],
  sources: {
    'GET /uac/access-tokens': {
      screen: 'api-doc',
      permission: 'account-management',
      query: '?page=access-tokens',
      optional: true,
      async read(signal) {
        const { items }: Admitted<typeof REPLY> = await get('/uac/access-tokens', { of: REPLY }, { signal })
        return items.map(({ name, username, roles, state, expires, last_use: last }) =>
          line(t => [
            shown(name),
            shown(username),
            roles.length > 0 ? shown(rightsList(roles, t)) : t('common.term.none'),
            t(`apiDocTokens.state.${state}`),
            shown(expires),
            last ? lastUseText(last) : t('apiDocTokens.never')
          ])
        )
      }
    }
  }
}
