// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const AddressInUseDetails: DetailsShape<Schemas['AddressInUseDetails']> = {
  code: 'address_in_use',
  of: {
    fields: {
      mac: 'string'
    }
  }
}
