// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape, Shape } from '../../../lib/remote/shape'

export const NodeProblem: Shape<Schemas['NodeProblem']> = {
  of: {
    fields: {
      path: 'string',
      code: {
        one: [
          'name',
          'duplicate_name',
          'plc',
          'format',
          'address',
          'index_register',
          'data_type',
          'length',
          'too_deep',
          'too_many'
        ]
      }
    }
  }
}

export const InvalidTreeDetails: DetailsShape<Schemas['InvalidTreeDetails']> = {
  code: 'invalid_tree',
  of: {
    fields: {
      total: 'integer',
      problems: { list: NodeProblem.of }
    }
  }
}
