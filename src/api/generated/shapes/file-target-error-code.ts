// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const FileTargetErrorCode: Shape<Schemas['FileTargetErrorCode']> = {
  of: {
    one: [
      'target_unreachable',
      'target_tls',
      'target_certificate',
      'target_certificate_changed',
      'target_host_key',
      'target_host_key_changed',
      'target_login',
      'target_folder',
      'target_read_only',
      'target_full',
      'target_lost',
      'medium_missing',
      'medium_read_only',
      'not_enough_space',
      'verify_failed'
    ]
  }
}
