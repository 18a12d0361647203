// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const ClockChange: Shape<Schemas['ClockChange']> = {
  of: {
    fields: {
      cause: { one: ['manual', 'time_server', 'zone', 'summer_time'] },
      before: 'string',
      after: 'string',
      zone_before: 'string',
      zone_after: 'string',
      username: 'string'
    }
  }
}

export const ClockChanges: Shape<Schemas['ClockChanges']> = {
  of: {
    fields: {
      items: { list: ClockChange.of },
      total: 'integer'
    }
  }
}
