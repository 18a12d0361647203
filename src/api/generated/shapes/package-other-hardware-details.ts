// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const PackageOtherHardwareDetails: DetailsShape<Schemas['PackageOtherHardwareDetails']> = {
  code: 'package_other_hardware',
  of: {
    fields: {
      hardware: 'string',
      panel: 'string'
    }
  }
}
