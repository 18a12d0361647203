import type { Handlers } from './http/handler-types'
import { partsOf } from './parts'

/** An operation without a handler does not compile. */
export const handlers: Handlers = partsOf('handlers')
