import {
  type AccessTokenCreation,
  type AccessTokenFault,
  type AccessTokenRefusal,
  createAccessToken
} from '../../../api/access-tokens'
import type { FieldTexts, RefusalTexts } from '../../../api/client/refusal-types'
import { accessTokenCreation } from '../../../api/generated/limits/access-tokens'
import { number, setOf, text } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import { createForm, type Form } from '../../../lib/form/form'
import { unique } from '../../../lib/form/rules'
import { rightsList } from '../../../session/rights'

export type TokenValues = Edited<AccessTokenCreation, AccessTokenCreation>

/** The value of a new token, which the panel sends only once. */
export interface IssuedToken {
  name: string
  value: string
  expires: string
}

export const REASONS: RefusalTexts<AccessTokenRefusal> = {
  limit_reached: 'apiDocTokens.limitReached',
  already_exists: 'errors.alreadyExists'
}

const CODES: FieldTexts<AccessTokenFault> = { already_exists: 'errors.alreadyExists' }

const MONTH = '30'

const TOKEN = fields<AccessTokenCreation, AccessTokenCreation>({
  name: text('common.term.name', accessTokenCreation.name, {
    trim: true,
    required: true,
    hint: 'apiDocTokens.name.hint'
  }),
  days: number('common.term.validity', accessTokenCreation.days, {
    unit: 'common.term.days',
    hint: 'common.term.range'
  }),
  roles: setOf('apiDocTokens.scope', (role, t) => rightsList([role], t), {
    required: true,
    hint: 'apiDocTokens.scope.hint'
  })
})

export function tokenForm(
  others: () => readonly string[],
  onIssued: (token: IssuedToken) => Promise<void>
): Form<TokenValues> {
  return createForm<TokenValues>({
    ...TOKEN,
    initial: { name: '', days: MONTH, roles: [] },
    rules: { ...TOKEN.rules, name: [...(TOKEN.rules.name ?? []), unique(others, 'errors.alreadyExists')] },
    codes: CODES,
    async save(values) {
      const { access_token: value, expires } = await createAccessToken(TOKEN.requestOf(values))
      await onIssued({ name: values.name, value, expires })
    }
  })
}
