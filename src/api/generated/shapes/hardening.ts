// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const AcceptedRisk: Shape<Schemas['AcceptedRisk']> = {
  of: {
    fields: {
      id: 'string',
      reason: 'string',
      until: 'string',
      username: 'string',
      time: 'string'
    }
  }
}

export const AcceptedRisks: Shape<Schemas['AcceptedRisks']> = {
  of: {
    fields: {
      items: { list: AcceptedRisk.of },
      total: 'integer'
    }
  }
}
