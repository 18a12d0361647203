// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const DiscoverySettings: Shape<Schemas['DiscoverySettings']> = {
  of: {
    fields: {
      mdns: 'boolean',
      vendor: 'boolean'
    }
  }
}
