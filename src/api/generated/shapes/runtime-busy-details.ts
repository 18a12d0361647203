// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const RuntimeBusyDetails: DetailsShape<Schemas['RuntimeBusyDetails']> = {
  code: 'runtime_busy',
  of: {
    fields: {
      load_percent: 'number',
      most_percent: 'number'
    }
  }
}
