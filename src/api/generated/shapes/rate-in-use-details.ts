// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const RateInUseDetails: DetailsShape<Schemas['RateInUseDetails']> = {
  code: 'rate_in_use',
  of: {
    fields: {
      port: 'string'
    }
  }
}
