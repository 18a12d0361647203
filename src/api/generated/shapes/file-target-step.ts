// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'
import { TestStepState } from './test-step-state'

export const FileTargetStep: Shape<Schemas['FileTargetStep']> = {
  of: {
    fields: {
      name: { one: ['medium', 'resolve', 'connect', 'tls', 'host_key', 'login', 'folder', 'write'] },
      state: TestStepState.of,
      milliseconds: { maybe: 'integer' }
    }
  }
}
