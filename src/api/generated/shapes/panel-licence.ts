// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const PanelLicence: Shape<Schemas['PanelLicence']> = {
  of: {
    fields: {
      feature: 'string',
      state: { one: ['active', 'trial', 'expired', 'missing'] },
      date: { maybe: 'string' }
    }
  }
}
