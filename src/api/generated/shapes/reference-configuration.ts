// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const ReferenceConfiguration: Shape<Schemas['ReferenceConfiguration']> = {
  of: {
    fields: {
      time: { maybe: 'string' },
      username: { maybe: 'string' }
    }
  }
}

export const ReferenceText: Shape<Schemas['ReferenceText']> = {
  of: {
    fields: {
      text: { maybe: 'string' }
    }
  }
}
