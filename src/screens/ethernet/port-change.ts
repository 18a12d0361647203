import type { Ethernet, EthernetSettings } from '../../api/ethernet'
import { differencesOf } from '../../lib/form/differences'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { labelsOf, portName, textOf } from './port-texts'

interface PortChange {
  id: string
  /** Undefined until it is known through which port this browser reaches the panel. */
  live: Ethernet | undefined
  before: EthernetSettings
  after: EthernetSettings
}

export function describeChange(change: PortChange, { t }: Translator): Omit<NetworkChange, 'save'> {
  const { id, before, after } = change
  const addresses = newAddresses(change)
  return {
    subject: portName(id, t),
    changes: differencesOf(labelsOf(t), before, after, (field, value) => textOf(field, value, t)),
    ...(addresses && { addresses })
  }
}

/** The panel's new address for this browser; undefined if it does not change, empty if DHCP assigns it. */
function newAddresses({ id, live, before, after }: PortChange): string[] | undefined {
  if (live && live.caller.port !== id) return
  if (after.mode === 'dhcp') return before.mode === 'dhcp' ? undefined : []
  const now = live ? live.ports.find(port => port.id === id)?.address : before.address
  return after.address === now ? undefined : [after.address]
}
