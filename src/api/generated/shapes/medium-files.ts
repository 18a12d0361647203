// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { MediumFile } from './medium-file'

export const MediumFiles: Shape<Schemas['MediumFiles']> = {
  of: {
    fields: {
      items: { list: MediumFile.of },
      total: 'integer'
    }
  }
}
