// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const SyslogLevel: Shape<Schemas['SyslogLevel']> = {
  of: { one: ['error', 'warning', 'notice', 'info', 'debug'] }
}
