// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const PlcPort: Shape<Schemas['PlcPort']> = { of: { one: ['lan', 'com1', 'com2', 'com3'] } }
