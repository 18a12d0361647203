// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const WebServerSettings: Shape<Schemas['WebServerSettings']> = {
  of: {
    fields: {
      redirect: 'boolean',
      idle_minutes: 'integer',
      allowed_networks: { list: 'string' }
    }
  }
}
