import { type Handlers, ok } from '../http/handler-types'
import { readStatus } from './status'

export const status = {
  'GET /system/status': call => ok(readStatus(call))
} satisfies Partial<Handlers>
