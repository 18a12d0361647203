import { type Handlers, ok } from '../handler-types'
import { readStatus } from '../status'

export const status = {
  'GET /system/status': ({ state, clock, startedAt }) => ok(readStatus(state, clock, startedAt()))
} satisfies Partial<Handlers>
