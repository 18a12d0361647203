// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ContentTooLargeDetails: DetailsShape<Schemas['ContentTooLargeDetails']> = {
  code: 'content_too_large',
  of: {
    fields: {
      limit_bytes: 'integer'
    }
  }
}
