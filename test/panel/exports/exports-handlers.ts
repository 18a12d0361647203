import { done, type Handlers, ok, refuse } from '../http/handler-types'

const noSuchExport = () => refuse(404, 'not_found', { message: 'There is no such export' })

export const exportsHandlers = {
  'GET /exports/{id}': ({ params, session, exports }) => {
    const found = exports.read(params.id, session?.username ?? '')
    return found ? ok(found) : noSuchExport()
  },

  'DELETE /exports/{id}': ({ params, session, exports }) =>
    exports.cancel(params.id, session?.username ?? '') ? done() : noSuchExport()
} satisfies Partial<Handlers>
