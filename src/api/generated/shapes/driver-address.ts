// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const DriverAddress: Shape<Schemas['DriverAddress']> = {
  of: {
    fields: {
      type: 'string',
      format: 'string',
      first: 'integer',
      last: 'integer',
      'address_bytes?': 'integer',
      'bits?': 'integer',
      'array_max?': 'integer',
      data_types: { list: 'string' }
    }
  }
}
