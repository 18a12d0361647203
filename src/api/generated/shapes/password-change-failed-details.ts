// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const PasswordChangeFailedDetails: DetailsShape<Schemas['PasswordChangeFailedDetails']> = {
  code: 'password_change_failed',
  of: {
    fields: {
      cause: 'string'
    }
  }
}
