// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const TimeSettings: Shape<Schemas['TimeSettings']> = {
  of: {
    fields: {
      synchronise: 'boolean',
      server1: 'string',
      server2: 'string',
      server3: 'string',
      server4: 'string',
      interval_minutes: 'integer',
      zone: 'string'
    }
  }
}
