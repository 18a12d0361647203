import { type Handlers, ok } from '../http/handler-types'

export const projectHandlers = {
  'GET /project/management/name': ({ state }) => ok({ name: state.project?.name ?? '' })
} satisfies Partial<Handlers>
