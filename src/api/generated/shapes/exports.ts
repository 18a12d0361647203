// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const ExportFailure: Shape<Schemas['ExportFailure']> = { of: { one: ['not_fetched', 'connection_lost'] } }

export const Export: Shape<Schemas['Export']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      state: { one: ['waiting', 'running', 'done', 'cancelled', 'failed'] },
      code: { maybe: ExportFailure.of },
      rows: 'integer',
      total: 'integer',
      bytes: 'integer',
      total_bytes: { maybe: 'integer' },
      sha256: { maybe: 'string' }
    }
  }
}
