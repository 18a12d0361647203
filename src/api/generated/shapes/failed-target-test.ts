// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { FileTargetErrorCode } from './file-target-error-code'

export const FailedTargetTest: Shape<Schemas['FailedTargetTest']> = {
  of: {
    fields: {
      time: 'string',
      error_code: FileTargetErrorCode.of
    }
  }
}
