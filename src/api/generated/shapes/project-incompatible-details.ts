// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { DetailsShape } from '../../../lib/remote/shape'

export const ProjectIncompatibleDetails: DetailsShape<Schemas['ProjectIncompatibleDetails']> = {
  code: 'project_incompatible',
  of: {
    fields: {
      model: 'string',
      panel: 'string'
    }
  }
}
