// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { JobLine } from './job-line'

export const Job: Shape<Schemas['Job']> = {
  of: {
    fields: {
      id: 'string',
      kind: 'string',
      subject: 'string',
      state: { one: ['running', 'done', 'failed', 'cancelled'] },
      step: 'integer',
      steps: { list: 'string' },
      percent: 'integer',
      cancellable: 'boolean',
      started_at: 'string',
      started_by: 'string',
      'ended_at?': 'string',
      elapsed_seconds: 'integer',
      log_from: 'integer',
      log: { list: JobLine.of },
      'error_code?': 'string',
      'message?': 'string',
      'result?': { record: 'any' }
    }
  }
}
