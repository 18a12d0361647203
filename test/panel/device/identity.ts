import type { Schemas } from '../../../src/api/generated/schema'
import type { Services } from '../services'
import type { PanelState } from '../state'
import { deviceText } from './device-text'
import { isRestartNeeded } from './power'
import type { Source } from './status-state'

type Identity = Schemas['SystemIdentity']

/** One reading of all sources; a silent one is null. */
export function readIdentity({
  state,
  clock,
  startedAt,
  misc
}: Pick<Services, 'state' | 'clock' | 'startedAt' | 'misc'>): Identity {
  const from = <T>(source: Source, value: T): T | null => (state.silentSources.has(source) ? null : value)
  const { versions, hardware, specification } = state
  return {
    time: deviceText(clock.now()),
    zone: state.zone,
    clock_source: misc.time.source(),
    model: specification.model ?? null,
    hmi_name: state.hmiName,
    project: from('project', state.project?.name ?? ''),
    serial: from('hardware', hardware.serial),
    hardware_key: from('hardware', hardware.hardwareKey),
    hostname: from('versions', versions.hostname),
    os_version: from('versions', versions.os),
    web_version: from('versions', versions.web),
    easyaccess_version: from('versions', versions.easyaccess),
    bootloader: from('hardware', hardware.bootloader),
    image_built: from('hardware', hardware.imageBuilt),
    up_time_seconds: from('up-time', Math.floor((clock.elapsed() - startedAt()) / 1000)),
    ports: from('ports', presentPorts(state)),
    licences: from('licences', hardware.licences),
    identify_by: hasLed(state) ? 'led' : 'screen',
    identify_seconds_left: Math.max(0, Math.ceil(((state.identifiesUntil ?? 0) - clock.elapsed()) / 1000)),
    restart_needed: isRestartNeeded(state)
  }
}

const hasLed = ({ specification }: PanelState) => specification.led !== false

/** What the screen shows over everything else, so that the panel is found: its name, where it has no LED. */
export function identifyingName({ state, clock }: Pick<Services, 'state' | 'clock'>): string | null {
  const { identifiesUntil: until = 0 } = state
  return !hasLed(state) && until > clock.elapsed() ? state.hmiName : null
}

function presentPorts({ hardware, specification, ethernet: wired }: PanelState): Schemas['NetworkPort'][] {
  const { eth_count: ethernet = 2, wifi_count: wifi = 1 } = specification
  const most = { ethernet, wifi }
  const present = hardware.ports.filter(
    (port, index, all) => all.slice(0, index).filter(({ kind }) => kind === port.kind).length < most[port.kind]
  )
  return present.map(port => ({ ...port, mac: wired.find(({ id }) => id === port.id)?.mac ?? port.mac }))
}
