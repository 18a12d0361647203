// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const FtpSettings: Shape<Schemas['FtpSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      port: 'integer',
      tls_required: 'boolean'
    }
  }
}
