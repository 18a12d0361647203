// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const NotActivatedDetails: DetailsShape<Schemas['NotActivatedDetails']> = {
  code: 'not_activated',
  of: {
    fields: {
      code: 'integer'
    }
  }
}
