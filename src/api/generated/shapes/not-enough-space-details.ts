// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const NotEnoughSpaceDetails: DetailsShape<Schemas['NotEnoughSpaceDetails']> = {
  code: 'not_enough_space',
  of: {
    fields: {
      needed_bytes: 'integer',
      free_bytes: 'integer'
    }
  }
}
