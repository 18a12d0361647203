import type { Schemas } from '../../../src/api/generated/schema'
import contract from '../../../static/contract/findings.json'
import { activeAlarms } from '../events/active-alarms'
import { accountOf } from '../http/access'
import { type Handlers, ok } from '../http/handler-types'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { findingsOf } from './health-findings'
import type { Source } from './status-state'

type Part = Schemas['FindingPart']

const { enum: PARTS, 'x-content-permissions': permissions } = contract.components.schemas.FindingPart
const PERMISSIONS: Partial<Record<string, string>> = permissions

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
  backups: 'backups'
}

const isSilent = (state: PanelState, part: Part) => {
  const source = SOURCES[part]
  return source !== undefined && state.silentSources.has(source)
}

export const findingsHandlers = {
  'GET /system/findings': ({ query, session, ...services }) => {
    const { state, clock } = services
    const account = accountOf(services, session)
    const roles = !account || account.passwordMustChange ? [] : account.roles
    const mayRead = (part: Part) => {
      const permission = PERMISSIONS[part]
      return permission === undefined || roles.includes(permission)
    }
    const parts = (PARTS as Part[]).filter(mayRead) // the texts of the document are those of the type
    const checked = parts.filter(part => !isSilent(state, part))
    return ok({
      time: deviceText(clock.now()),
      checked,
      silent: parts.filter(part => isSilent(state, part)),
      alarms: checked.includes('alarms') ? activeAlarms(services, query.language ?? 'en') : null,
      findings: findingsOf(services, checked)
    })
  }
} satisfies Partial<Handlers>
