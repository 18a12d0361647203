// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const RestartLine: Shape<Schemas['RestartLine']> = {
  of: {
    fields: {
      time: 'string',
      text: 'string'
    }
  }
}

export const Restart: Shape<Schemas['Restart']> = {
  of: {
    fields: {
      time: 'string',
      cause: 'string',
      username: 'string',
      reason: 'string',
      up_time_seconds: { maybe: 'integer' },
      lines: { list: RestartLine.of }
    }
  }
}

export const Restarts: Shape<Schemas['Restarts']> = {
  of: {
    fields: {
      items: { list: Restart.of },
      total: 'integer'
    }
  }
}
