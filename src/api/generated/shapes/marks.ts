// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { OperationAction } from './operation-action'

export const MarkKind: Shape<Schemas['MarkKind']> = {
  of: { one: ['event', 'operation', 'clock', 'restart', 'update', 'sign_in'] }
}

export const Mark: Shape<Schemas['Mark']> = {
  of: {
    fields: {
      kind: MarkKind.of,
      count: 'integer',
      first: 'string',
      last: 'string',
      number: { maybe: 'integer' },
      action: { maybe: OperationAction.of },
      'function?': 'string',
      text: 'string',
      username: 'string',
      result: { maybe: { one: ['done', 'refused', 'failed', 'null'] } }
    }
  }
}

export const Marks: Shape<Schemas['Marks']> = {
  of: {
    fields: {
      items: { list: Mark.of },
      total: 'integer',
      newest_event: 'integer',
      newest_operation: 'integer',
      kinds: { list: MarkKind.of }
    }
  }
}
