// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { FileTargetKind } from './file-target-kind'

export const FileTarget: Shape<Schemas['FileTarget']> = {
  of: {
    fields: {
      kind: FileTargetKind.of,
      host: 'string',
      port: 'integer',
      username: 'string',
      folder: 'string',
      passive: 'boolean',
      trusted_fingerprint: 'string',
      password_set: 'boolean'
    }
  }
}
