// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ConnectFailedDetails: DetailsShape<Schemas['ConnectFailedDetails']> = {
  code: 'connect_failed',
  of: {
    fields: {
      code: 'integer'
    }
  }
}
