// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const LoggedSignal: Shape<Schemas['LoggedSignal']> = {
  of: {
    fields: {
      log: 'string',
      channel: 'string'
    }
  }
}
