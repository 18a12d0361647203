import type { Ethernet, EthernetSettings } from '../../api/ethernet'
import { changesOf } from '../../lib/form/field-table'
import { NO_ADDRESS } from '../../lib/network/ipv4-settings'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { lanText } from '../../stores/ports/lan-ports'
import { PORT, type PortPart } from './port-settings'

interface PortChange {
  id: string
  /** Undefined until it is known through which port this browser reaches the panel. */
  live: Ethernet | undefined
  before: EthernetSettings
  after: PortPart
}

export function describeChange(change: PortChange, { t }: Translator): Omit<NetworkChange, 'save'> {
  const { id, before, after } = change
  const dhcp = t('ethernet.mode.dhcp')
  const addresses = newAddresses(change)
  return {
    subject: lanText(id, t),
    changes: changesOf(PORT, before, after, t).map(difference =>
      // DHCP decides these; no value would read as none.
      difference.field in NO_ADDRESS
        ? {
            ...difference,
            ...(before.method === 'dhcp' && { before: dhcp }),
            ...(after.method === 'dhcp' && { after: dhcp })
          }
        : difference
    ),
    ...(addresses && { addresses }),
    ...(isUnused(change) && { harmless: true })
  }
}

/** No cable is plugged in, so that nobody reaches the panel through this port. */
function isUnused({ id, live }: PortChange): boolean {
  return live?.caller.port !== id && live?.ports.find(port => port.id === id)?.link === 'down'
}

/** Where this browser will reach the panel; nothing where that does not change, empty while a lease decides it. */
function newAddresses({ id, live, before, after }: PortChange): string[] | undefined {
  if (live && live.caller.port !== id) return
  if (after.method === 'dhcp') return before.method === 'dhcp' ? undefined : []
  const now = live ? live.ports.find(port => port.id === id)?.address : before.address
  return after.address === now ? undefined : [after.address]
}
