// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SignIn: Shape<Schemas['SignIn']> = {
  of: {
    fields: {
      time: 'string',
      address: { maybe: 'string' }
    }
  }
}
