// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ApplicationIncompatibleDetails: DetailsShape<Schemas['ApplicationIncompatibleDetails']> = {
  code: 'application_incompatible',
  of: {
    fields: {
      needed: 'string',
      application: 'string'
    }
  }
}
