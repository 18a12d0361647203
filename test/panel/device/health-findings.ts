import type { Schemas } from '../../../src/api/generated/schema'
import { stateOf } from '../accounts/account-rules'
import { forecastOf } from '../backup/forecast'
import { FIRST_RADIO } from '../network/radio-use'
import { certificateFindings } from '../opcua/certificates/certificate-findings'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { type Found, found, foundSince } from './finding'
import { clockIsWrong, DISK_ATTENTION, DISK_FAULT, diskPercent, failedRadios, opcuaFault } from './health-subsystems'
import {
  backupFindings,
  codesysFindings,
  easyAccessFindings,
  hostFindings,
  memoryFindings,
  plcFindings,
  projectFindings,
  recipeBackupFindings,
  serviceFindings
} from './plant-findings'
import { isRestartNeeded } from './power'
import { restartFindings } from './restarts'

type Finding = Schemas['HealthFinding']
type Part = Schemas['FindingPart']

const DAY = 86_400_000
const WARNING_DAYS = 30
const LOSS_WARNING_DAYS = 7
const GRAVEST_FIRST: readonly Finding['severity'][] = ['fault', 'attention', 'hint']

/** What needs attention, derived from the panel's state: a finding ends with its cause. */
export function findingsOf(services: Services, parts: readonly Part[] = ALL_PARTS): Finding[] {
  const { acknowledged } = services.state
  return causesOf(services, parts).map(finding => ({ ...finding, acknowledged: acknowledged.includes(finding.id) }))
}

/** An acknowledgement ends with its cause. */
export function dropAcknowledgements(services: Services): void {
  const { state } = services
  if (state.acknowledged.length === 0) return
  const causes = causesOf(services, ALL_PARTS)
  state.acknowledged = state.acknowledged.filter(id => causes.some(cause => cause.id === id))
}

const PARTS: Record<Exclude<Part, 'alarms'>, (services: Services) => Found[]> = {
  project: projectFindings,
  plcs: plcFindings,
  restart: services => [
    ...(isRestartNeeded(services.state) ? [found('attention', 'restart_needed')] : []),
    ...restartFindings(services)
  ],
  accounts: accountFindings,
  level_passwords: levelPasswordFindings,
  certificates: certificateFindings,
  opcua: opcuaFindings,
  codesys: codesysFindings,
  easyaccess: easyAccessFindings,
  host: hostFindings,
  licences: licenceFindings,
  storage: diskFindings,
  memory: memoryFindings,
  backups: services => [...backupFindings(services), ...dataFindings(services)],
  network: ({ state }) => networkFindings(state),
  clock: clockFindings,
  recipe_backups: recipeBackupFindings,
  services: services => [...serviceFindings(services), ...webFindings(services)]
}

// Object.keys cannot know that the record has no other keys.
const ALL_PARTS = Object.keys(PARTS) as (keyof typeof PARTS)[]

function causesOf(services: Services, parts: readonly Part[]): Found[] {
  const rank = ({ severity }: Found) => GRAVEST_FIRST.indexOf(severity)
  return ALL_PARTS.filter(part => parts.includes(part))
    .flatMap(part => services.noticedFindings.withTime(part, PARTS[part](services)))
    .sort((one, other) => rank(one) - rank(other))
}

function accountFindings({ state, clock }: Services): Found[] {
  const factory = state.accounts.filter(({ passwordIsFactory }) => passwordIsFactory).length
  const locked = state.accounts.filter(account => stateOf(account, clock.now()) === 'locked').length
  return [
    ...(factory > 0 ? [found('attention', 'factory_password', { count: String(factory) })] : []),
    ...(locked > 0 ? [found('attention', 'account_locked', { count: String(locked) })] : [])
  ]
}

function levelPasswordFindings({ state: { systemPasswords } }: Services): Found[] {
  const unchanged = Object.values(systemPasswords).filter(({ password, factory }) => password === factory).length
  return unchanged > 0 ? [found('attention', 'factory_level_password', { count: String(unchanged) })] : []
}

function opcuaFindings(services: Services): Found[] {
  const cause = opcuaFault(services)
  return cause === undefined ? [] : [found('fault', 'opcua_not_started', { cause })]
}

function licenceFindings({ state, clock }: Services): Found[] {
  return state.hardware.licences.flatMap(({ feature, state: licence, date }, index) => {
    const end = date === null ? undefined : Date.parse(`${date.replace(/\//g, '-')}T00:00:00Z`) + DAY
    const days = end === undefined ? undefined : Math.floor((end - clock.now()) / DAY)
    if (licence === 'expired' || (licence === 'trial' && days !== undefined && days < 0)) {
      const ended = found('attention', 'licence_ended', { feature }, String(index + 1))
      return [end === undefined ? ended : foundSince(end, ended)]
    }
    if (licence !== 'trial' || days === undefined || days > WARNING_DAYS) return []
    return [found('attention', 'licence_ends', { feature, days: String(days) }, String(index + 1))]
  })
}

function diskFindings(services: Services): Found[] {
  if (services.state.silentSources.has('disk')) return []
  const percent = diskPercent(services)
  if (percent < DISK_ATTENTION) return []
  return [found(percent >= DISK_FAULT ? 'fault' : 'attention', 'disk_almost_full', { percent: String(percent) })]
}

/** Of the log that loses records first. */
function dataFindings(services: Services): Found[] {
  const losing = forecastOf(services).flatMap(({ source, when_full, days_until_full, days_until_loss }) => {
    const days = when_full === 'stop' ? days_until_full : days_until_loss
    return days !== null && days <= LOSS_WARNING_DAYS ? [{ source, days }] : []
  })
  const [first] = losing.sort((one, other) => one.days - other.days)
  return first ? [found('attention', 'data_loss', { log: first.source, days: String(Math.floor(first.days)) })] : []
}

function networkFindings(state: PanelState): Found[] {
  const { ethernet, silentSources } = state
  const unlinked = silentSources.has('ethernet') ? [] : ethernet
  const failed = silentSources.has('wifi') ? [] : failedRadios(state)
  return [
    ...failed.map(({ id, slice }) => {
      const ssid = slice.wifi.ssid ?? ''
      return id === FIRST_RADIO
        ? found('attention', 'wifi_failed', { ssid })
        : found('attention', 'wifi_failed', { ssid, radio: id }, id)
    }),
    ...unlinked.flatMap(({ id, cable }, index) =>
      cable === undefined ? [found('hint', 'port_without_link', { port: `LAN ${index + 1}` }, id)] : []
    )
  ]
}

function webFindings({ misc: { web } }: Services): Found[] {
  const expiry = web.expiry()
  if (expiry === undefined) return []
  return expiry === 'certificate_expired'
    ? [foundSince(web.validUntil(), found('attention', 'web_certificate_expired'))]
    : [found('attention', 'web_certificate_expires', { days: String(web.daysLeft()) })]
}

function clockFindings(services: Services): Found[] {
  if (services.state.silentSources.has('clock')) return []
  if (clockIsWrong(services)) return [found('attention', 'clock_wrong')]
  return services.state.timeIsSynchronised ? [] : [found('hint', 'clock_set_by_hand')]
}
