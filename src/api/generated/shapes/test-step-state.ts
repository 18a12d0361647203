// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const TestStepState: Shape<Schemas['TestStepState']> = { of: { one: ['waiting', 'current', 'done', 'failed'] } }
