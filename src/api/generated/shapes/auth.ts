// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const Token: Shape<Schemas['Token']> = {
  of: {
    fields: {
      access_token: 'string',
      'refresh_token?': 'string',
      'expires_in?': 'integer'
    }
  }
}
