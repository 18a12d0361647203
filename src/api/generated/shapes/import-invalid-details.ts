// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ImportInvalidDetails: DetailsShape<Schemas['ImportInvalidDetails']> = {
  code: 'import_invalid',
  of: {
    fields: {
      'row?': 'integer',
      field: 'string',
      'username?': 'string'
    }
  }
}
