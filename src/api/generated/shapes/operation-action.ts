// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const OperationAction: Shape<Schemas['OperationAction']> = {
  of: {
    one: [
      'sign_in',
      'sign_out',
      'change',
      'add',
      'delete',
      'write',
      'press',
      'load',
      'acknowledge',
      'import',
      'export',
      'restore',
      'restart',
      'run',
      'end_job'
    ]
  }
}
