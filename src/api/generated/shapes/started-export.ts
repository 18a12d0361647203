// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const StartedExport: Shape<Schemas['StartedExport']> = {
  of: {
    fields: {
      id: 'string',
      url: 'string'
    }
  }
}
