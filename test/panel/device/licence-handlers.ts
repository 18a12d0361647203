import { type Handlers, ok } from '../http/handler-types'

export const licenceHandlers = {
  'GET /cgi/reset_pj.cgi': ({ state }) => ok({ license: state.secsLicence })
} satisfies Partial<Handlers>
