// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SigningRequest: Shape<Schemas['SigningRequest']> = {
  of: {
    fields: {
      file_name: 'string',
      pem: 'string'
    }
  }
}
