import { accountOf } from '../http/access'
import { created, done, type Handlers, list, ok, refuse } from '../http/handler-types'
import { isProjectReplaced } from '../project/projects'
import { deviceText } from './device-text'
import { readIdentity } from './identity'
import { listRestarts } from './restarts'
import { bundleName, supportBundle } from './support-bundle'

export const systemInfoHandlers = {
  'GET /system/identity': call => ok(readIdentity(call)),

  'GET /system/open-source-notices': ({ state }) => list(state.hardware.notices),

  'POST /system/support-bundle': ({ tickets, session, ...services }) => {
    const { state, clock } = services
    const { roles = [] } = accountOf({ ...services, tickets }, session) ?? {}
    const name = bundleName(state.hmiName, deviceText(clock.now()))
    const ticket = tickets.issue({
      name,
      type: 'text/plain',
      chunks: () => supportBundle({ ...services, tickets }, roles)
    })
    return created({ url: `/api/v1/downloads/${ticket}` })
  },

  'GET /system/restarts': ({ session, ...services }) => {
    const seesUsers = accountOf(services, session)?.roles.includes('operation-log') ?? false
    return list(listRestarts(services.state, seesUsers))
  },

  'POST /system/restart': ({ state, jobs, restart, session, body }) => {
    if (isProjectReplaced({ state, jobs })) return refuse(409, 'busy')
    const { bootSeconds } = state.hardware
    restart(bootSeconds, { cause: 'user', username: session?.username ?? '', reason: body.reason })
    return ok({ seconds: bootSeconds })
  },

  'POST /system/identify': ({ state, clock, body }) => {
    state.identifiesUntil = clock.elapsed() + body.seconds * 1000
    return done()
  }
} satisfies Partial<Handlers>
