import { done, type Handlers, ok, refuse } from '../http/handler-types'
import { deviceText } from './device-text'
import { newestEvents } from './events'
import { findingsOf } from './health-findings'
import { readSubsystems } from './health-subsystems'
import { permittedParts } from './permitted-parts'

export const healthHandlers = {
  'GET /system/health': call => {
    const parts = permittedParts(call, call.session)
    return ok({
      time: deviceText(call.clock.now()),
      subsystems: readSubsystems(call),
      findings: findingsOf(call, parts),
      events: parts.includes('alarms') ? newestEvents(call.events.events(), call.query.language ?? 'en') : []
    })
  },

  'PUT /system/health/findings/{id}/acknowledgement': call => {
    const finding = findingsOf(call, permittedParts(call, call.session)).find(({ id }) => id === call.params.id)
    if (!finding) return refuse(404, 'not_found')
    if (finding.severity !== 'hint') return refuse(409, 'not_a_hint')
    if (!finding.acknowledged) call.state.acknowledged.push(finding.id)
    return done()
  }
} satisfies Partial<Handlers>
