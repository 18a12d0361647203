// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const StartFailedDetails: DetailsShape<Schemas['StartFailedDetails']> = {
  code: 'start_failed',
  of: {
    fields: {
      cause: 'string'
    }
  }
}
