import { findingsKey } from '../device/findings-handlers'
import type { Services } from '../state'
import { createSessions, type Sessions } from './sessions'
import { createSockets, type Sockets } from './sockets'
import { createTickets, type Tickets } from './tickets'
import { createTimeSockets, type TimeSockets } from './time-sockets'

export const services = {
  sessions: ({ clock, tokens, state }: Services) =>
    createSessions(clock, tokens, () => state.misc.webServer.idle_minutes),
  tickets: ({ clock }: Services) => createTickets(clock),
  socketChecks: ({ clock, state, sessions, callers, misc }: Services) =>
    createSockets({ clock, state, sessions, callers, web: misc.web }),
  timeSockets(services: Services) {
    const { clock, network, socketChecks } = services
    const timeSockets = createTimeSockets(clock, socketChecks, session => findingsKey(services, session))
    network.onMove(timeSockets.dropAll)
    return timeSockets
  }
}

export { downloadsHandlers as handlers } from './downloads-handlers'

declare module '../state' {
  interface Services {
    sessions: Sessions
    tickets: Tickets
    socketChecks: Sockets
    timeSockets: TimeSockets
  }
}
