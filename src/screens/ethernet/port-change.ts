import type { Ethernet, EthernetSettings } from '../../api/ethernet'
import { differencesOf } from '../../lib/form/differences'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { labelsOf, portName, textOf } from './port-texts'

interface Sides {
  id: string
  /** Missing while the panel has not said how this browser reaches it. */
  live: Ethernet | undefined
  before: EthernetSettings
  after: EthernetSettings
}

/** What the dialog says before a port is changed. */
export function describeChange(sides: Sides, { t }: Translator): Omit<NetworkChange, 'save'> {
  const { id, before, after } = sides
  const addresses = newAddresses(sides)
  return {
    subject: portName(id, t),
    changes: differencesOf(labelsOf(t), before, after, (field, value) => textOf(field, value, t)),
    ...(addresses && { addresses }),
    ...(isUnused(sides) && { harmless: true })
  }
}

/** No cable is plugged in, so that nobody reaches the panel through this port. */
function isUnused({ id, live }: Sides): boolean {
  return live?.caller.port !== id && live?.ports.find(port => port.id === id)?.link === 'down'
}

/** Where this browser will reach the panel; nothing where that does not change, empty while a lease decides it. */
function newAddresses({ id, live, before, after }: Sides): string[] | undefined {
  if (live && live.caller.port !== id) return
  if (after.mode === 'dhcp') return before.mode === 'dhcp' ? undefined : []
  const now = live ? live.ports.find(port => port.id === id)?.address : before.address
  return after.address === now ? undefined : [after.address]
}
