// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const Download: Shape<Schemas['Download']> = {
  of: {
    fields: {
      url: 'string'
    }
  }
}
