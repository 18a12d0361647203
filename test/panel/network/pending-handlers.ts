import { type Handlers, ok, refuse } from '../http/handler-types'

const noSuchChange = () => refuse(404, 'not_found', { message: 'There is no such change' })

export const pendingHandlers = {
  'GET /network/pending/{code}': ({ pending, params }) => {
    const change = pending.read(params.code)
    return change ? ok(change) : noSuchChange()
  },

  'POST /network/pending/{code}/keep': ({ pending, params }) => {
    const change = pending.keep(params.code)
    if (!change) return noSuchChange()
    return change === 'reverted' ? refuse(409, 'reverted') : ok(change)
  }
} satisfies Partial<Handlers>
