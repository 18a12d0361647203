// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { FileTargetStep } from './file-target-step'
import { FileTargetErrorCode } from './file-target-error-code'

export const FileTargetTest: Shape<Schemas['FileTargetTest']> = {
  of: {
    fields: {
      steps: { list: FileTargetStep.of },
      error_code: { maybe: FileTargetErrorCode.of },
      server_words: 'string',
      fingerprint: { maybe: 'string' }
    }
  }
}
