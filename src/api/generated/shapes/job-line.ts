// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const JobLine: Shape<Schemas['JobLine']> = {
  of: {
    fields: {
      time: 'string',
      text: 'string'
    }
  }
}
