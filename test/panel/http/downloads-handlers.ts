import { type Handlers, refuse } from './handler-types'

export const downloadsHandlers = {
  'GET /downloads/{ticket}': ({ params, tickets }) => {
    const file = tickets.redeem(params.ticket)
    return file ? { file } : refuse(404, 'not_found', { message: 'This address was used or has run out' })
  }
} satisfies Partial<Handlers>
