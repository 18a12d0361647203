// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const VerifyFailedDetails: DetailsShape<Schemas['VerifyFailedDetails']> = {
  code: 'verify_failed',
  of: {
    fields: {
      cause: 'string'
    }
  }
}
