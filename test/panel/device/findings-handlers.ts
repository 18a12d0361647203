import type { Schemas } from '../../../src/api/generated/schema'
import { activeAlarms } from '../events/active-alarms'
import { type Handlers, ok } from '../http/handler-types'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { findingsOf } from './health-findings'
import { permittedParts } from './permitted-parts'
import type { Source } from './status-state'

type Part = Schemas['FindingPart']

/** What a part is read from, where it can be silent. */
const SOURCES: Partial<Record<Part, Source>> = {
  project: 'project',
  plcs: 'plcs',
  network: 'ethernet',
  storage: 'disk',
  memory: 'memory',
  clock: 'clock',
  opcua: 'opcua',
  codesys: 'codesys',
  easyaccess: 'easyaccess',
  backups: 'backups'
}

const isSilent = (state: PanelState, part: Part) => {
  const source = SOURCES[part]
  return source !== undefined && state.silentSources.has(source)
}

export const findingsHandlers = {
  'GET /system/findings': ({ query, session, ...services }) => {
    const { state, clock, misc } = services
    const parts = permittedParts(services, session)
    const restart = misc.reboot.imminent()
    const checked = parts.filter(part => !isSilent(state, part))
    return ok({
      time: deviceText(clock.now()),
      checked,
      silent: parts.filter(part => isSilent(state, part)),
      alarms: checked.includes('alarms') ? activeAlarms(services, query.language ?? 'en') : null,
      findings: findingsOf(services, checked),
      ...(restart && { restart })
    })
  }
} satisfies Partial<Handlers>
