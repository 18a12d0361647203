// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../client/shape'

export const ProjectName: Shape<Schemas['ProjectName']> = {
  of: {
    fields: {
      name: 'string'
    }
  }
}
