// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ValidationFailedDetails: DetailsShape<Schemas['ValidationFailedDetails']> = {
  code: 'validation_failed',
  of: {
    fields: {
      rows: {
        list: {
          fields: {
            row: 'integer',
            field: 'string',
            code: 'string'
          }
        }
      }
    }
  }
}
