// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ForbiddenDetails: DetailsShape<Schemas['ForbiddenDetails']> = {
  code: 'forbidden',
  of: {
    fields: {
      permission: 'string'
    }
  }
}
