// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const PendingChange: Shape<Schemas['PendingChange']> = {
  of: {
    fields: {
      code: 'string',
      state: { one: ['pending', 'kept', 'reverted'] },
      in_force: 'boolean',
      seconds_left: 'integer',
      deadline: 'string',
      addresses: { list: 'string' }
    }
  }
}
