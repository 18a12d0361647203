import type { HealthFinding } from '../../api/health'
import type { SystemStatus } from '../../api/status'
import type { Message } from '../../lib/text/message'
import type { ScreenName } from '../../session/generated/screens'
import { presentScreen } from '../../session/missing-screens'
import { speedText } from '../../stores/ports/link-speed'
import type { Tone } from '../../ui/status/status-badge'

type Connections = SystemStatus['connections']
type Ethernet = NonNullable<Connections['ethernet']>[number]
type Wifi = NonNullable<Connections['wifi']>
type OpcUa = NonNullable<Connections['opcua']>
type EasyAccess = NonNullable<Connections['easyaccess']>

export interface ConnectionState {
  tone: Tone
  state: Message
  /** An address or the name of a network. */
  detail?: string
  clients?: number
  /** PLCs without a link. */
  missing?: string[]
  /** Links that are off. */
  disabled?: number
}

type Plc = NonNullable<Connections['plcs']>[number]

export interface ConnectionRow {
  label: Message
  /** `null` where the panel reports no state. */
  connection: ConnectionState | null
  /** Without it there is no such connection. */
  screen?: ScreenName
}

const normal = (state: Message): ConnectionState => ({ tone: 'plain', state })

const NONE = normal('common.term.none')

const WIFI: Record<Wifi['state'], ConnectionState> = {
  UNKNOWN: normal('common.term.unknown'),
  CONNECTED: normal('common.term.connected'),
  CONNECTING: { tone: 'warn', state: 'common.term.connecting' },
  DISCONNECTED: normal('common.term.disconnected'),
  DISABLED: normal('common.term.disabled'),
  PASSWDERR: { tone: 'warn', state: 'common.term.wifiPasswordError' },
  FILEOPENERR: { tone: 'warn', state: 'common.term.fileOpenError' }
}

const EASY_ACCESS: Record<EasyAccess['state'], ConnectionState> = {
  Connecting: { tone: 'warn', state: 'common.term.connecting' },
  Connected: normal('common.term.connected'),
  Occupied: normal('common.term.occupied'),
  Disconnected: normal('common.term.disconnected'),
  'Not Activated': normal('common.term.notActivated')
}

/** What is off is normal, unless the panel's findings say otherwise; older firmware has none. What is abnormal comes first. */
export function connectionRows(connections: Connections, findings: readonly HealthFinding[]): ConnectionRow[] {
  const isFound = (code: HealthFinding['code']) => findings.some(finding => finding.code === code)
  const { ethernet, wifi, other_radios: others = [], opcua, easyaccess, plcs, disabled_plcs, viewers } = connections
  const ports = ethernet?.map(
    (port, index): ConnectionRow => ({ label: portLabel(index + 1), connection: ofPort(port) })
  )
  const rows: ConnectionRow[] = [
    ...(ports ?? [{ label: 'menu.ethernet' as const, connection: null }]),
    ...[wifi, ...others].map((radio, index) => ({
      label: others.length > 0 ? radioLabel(index + 1) : ('menu.wifi' as const),
      connection: radio && ofWifi(radio),
      screen: 'wifi' as const
    })),
    {
      label: 'common.term.opcUaServer',
      connection: opcua && ofOpcUa(opcua, isFound('opcua_not_started')),
      screen: 'opcua'
    },
    {
      label: 'menu.easyaccess',
      connection: easyaccess && ofEasyAccess(easyaccess, isFound('easyaccess_disconnected')),
      screen: 'easyaccess'
    },
    { label: 'common.term.plcLinks', connection: plcs && ofPlcs(plcs, disabled_plcs) },
    { label: 't0200052', connection: viewers && ofViewers(viewers.webview), screen: 'webview' },
    { label: 'common.term.vnc', connection: viewers && ofViewers(viewers.vnc) }
  ]
  return rows
    .filter(({ screen }) => !screen || presentScreen(screen))
    .sort((first, second) => order(first) - order(second))
}

const order = ({ connection }: ConnectionRow) => (!connection || connection.tone === 'plain' ? 1 : 0)

const portLabel = (number: number): Message => ['common.term.lan', { number }]

const radioLabel = (number: number): Message => ['common.term.wiFi', { number }]

function ofPort({ link, speed_mbit, address }: Ethernet): ConnectionState {
  if (link === 'down') return normal('common.term.noCable')
  return {
    ...normal(speed_mbit ? speedText(speed_mbit) : 'common.term.connected'),
    ...(address && { detail: address })
  }
}

/** The radio is either in a network or serves the hotspot. */
function ofWifi({ state, ssid, hotspot }: Wifi): ConnectionState {
  if (hotspot !== undefined) return { ...normal('dashboard.servesHotspot'), detail: hotspot }
  return { ...WIFI[state], ...(ssid && { detail: ssid }) }
}

function ofOpcUa({ state, clients }: OpcUa, hasFailed: boolean): ConnectionState {
  if (state !== 'Stopped') return { ...normal('common.term.running'), clients }
  return { tone: hasFailed ? 'bad' : 'plain', state: 'common.term.stopped' }
}

const ofEasyAccess = ({ state }: EasyAccess, hasFailed: boolean): ConnectionState =>
  hasFailed ? { ...EASY_ACCESS[state], tone: 'warn' } : EASY_ACCESS[state]

/** Older firmware does not say how many are disabled. */
function ofPlcs(plcs: Plc[], disabled = 0): ConnectionState {
  const off = disabled > 0 && { disabled }
  if (plcs.length === 0) return { ...NONE, ...off }
  const missing = plcs.filter(({ state }) => state === 'disconnected').map(({ name }) => name)
  return {
    tone: missing.length === 0 ? 'plain' : 'bad',
    state: ['common.term.ofConnected', { up: plcs.length - missing.length, total: plcs.length }],
    ...(missing.length > 0 && { missing }),
    ...off
  }
}

const ofViewers = (clients: number): ConnectionState =>
  clients === 0 ? NONE : { ...normal('common.term.connected'), clients }
