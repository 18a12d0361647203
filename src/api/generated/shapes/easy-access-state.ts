// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const EasyAccessState: Shape<Schemas['EasyAccessState']> = {
  of: { one: ['Connecting', 'Connected', 'Occupied', 'Disconnected', 'Not Activated'] }
}
