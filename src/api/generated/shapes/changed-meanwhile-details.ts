// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ChangedMeanwhileDetails: DetailsShape<Schemas['ChangedMeanwhileDetails']> = {
  code: 'changed_meanwhile',
  of: {
    fields: {
      changed_by: 'string',
      changed_at: 'string'
    }
  }
}
