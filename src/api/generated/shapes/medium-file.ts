// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const MediumFile: Shape<Schemas['MediumFile']> = {
  of: {
    fields: {
      path: 'string',
      size_bytes: 'integer',
      modified_at: 'string'
    }
  }
}
