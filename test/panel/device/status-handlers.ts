import { type Handlers, ok } from '../http/handler-types'
import { readStatus } from './status'

export const statusHandlers = {
  'GET /system/status': call => ok(readStatus(call))
} satisfies Partial<Handlers>
