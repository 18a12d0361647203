import type { Schemas } from '../../../src/api/generated/schema'
import { activeAlarms } from '../events/active-alarms'
import { type Handlers, ok } from '../http/handler-types'
import type { Session } from '../http/sessions'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { findingsOf } from './health-findings'
import { permittedParts } from './permitted-parts'
import type { Source } from './status-state'

type Part = Schemas['FindingPart']
type Findings = Schemas['Findings']
type Language = Schemas['LanguageCode']

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

/** What counts on by itself, and is no change. */
const COUNTING = ['time', 'age_seconds', 'in_seconds']

export const findingsHandlers = {
  'GET /system/findings': ({ query, session, ...services }) => ok(readFindings(services, session, query.language))
} satisfies Partial<Handlers>

/** Differs after a change of what this user gets. */
export const findingsKey = (services: Services, session: Session): string =>
  JSON.stringify(readFindings(services, session), (key, value) => (COUNTING.includes(key) ? undefined : value))

/** What a caller gets to know of what is wrong now. */
export function readFindings(services: Services, session: Session | undefined, language: Language = 'en'): Findings {
  const { state, clock, misc } = services
  const parts = permittedParts(services, session)
  const restart = misc.reboot.imminent()
  const checked = parts.filter(part => !isSilent(state, part))
  return {
    time: deviceText(clock.now()),
    checked,
    silent: parts.filter(part => isSilent(state, part)),
    alarms: checked.includes('alarms') ? activeAlarms(services, language) : null,
    findings: findingsOf(services, checked),
    ...(restart && { restart })
  }
}
