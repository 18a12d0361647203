import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'

/** The devices that remote users reach through the panel: those with an enabled link over the network. */
export function devicesBehind({ plcDevices }: PanelState): Schemas['EasyAccessDevice'][] {
  return plcDevices.flatMap(({ name, settings: { enabled, port, address, tcp_port } }) =>
    enabled && port === 'lan' && tcp_port !== null ? [{ name, address, tcp_port }] : []
  )
}
