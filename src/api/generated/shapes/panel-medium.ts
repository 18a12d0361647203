// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { MediumFiles } from './medium-files'

export const PanelMedium: Shape<Schemas['PanelMedium']> = {
  of: {
    fields: {
      id: 'string',
      kind: { one: ['usb', 'sd'] },
      label: 'string',
      total_bytes: 'integer',
      free_bytes: 'integer',
      files: MediumFiles.of
    }
  }
}
