// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { PanelMedium } from './panel-medium'

export const PanelMedia: Shape<Schemas['PanelMedia']> = {
  of: {
    fields: {
      items: { list: PanelMedium.of },
      total: 'integer'
    }
  }
}
