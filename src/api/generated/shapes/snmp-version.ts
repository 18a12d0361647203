// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SnmpVersion: Shape<Schemas['SnmpVersion']> = { of: { one: ['v2c', 'v3'] } }
