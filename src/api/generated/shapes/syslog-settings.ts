// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { SyslogLevel } from './syslog-level'

export const SyslogSettings: Shape<Schemas['SyslogSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      host: 'string',
      port: 'integer',
      level: SyslogLevel.of
    }
  }
}
