// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { Job } from './job'

export const Jobs: Shape<Schemas['Jobs']> = {
  of: {
    fields: {
      items: { list: Job.of },
      total: 'integer'
    }
  }
}
