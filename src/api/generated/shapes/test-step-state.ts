// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../client/shape'

export const TestStepState: Shape<Schemas['TestStepState']> = { of: { one: ['waiting', 'current', 'done', 'failed'] } }
