// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { SignIn } from './sign-in'

export const AccessToken: Shape<Schemas['AccessToken']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      username: 'string',
      roles: { list: 'string' },
      state: { one: ['active', 'expired', 'blocked'] },
      created: 'string',
      expires: 'string',
      last_use: { maybe: SignIn.of }
    }
  }
}

export const AccessTokens: Shape<Schemas['AccessTokens']> = {
  of: {
    fields: {
      items: { list: AccessToken.of },
      total: 'integer',
      max_tokens: 'integer',
      available_roles: { list: 'string' }
    }
  }
}

export const CreatedAccessToken: Shape<Schemas['CreatedAccessToken']> = {
  of: {
    fields: {
      id: 'string',
      access_token: 'string',
      expires: 'string'
    }
  }
}
