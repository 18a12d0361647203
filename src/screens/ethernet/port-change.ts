import type { Ethernet, EthernetSettings } from '../../api/ethernet'
import type { Translator } from '../../lib/text/i18n'
import type { NetworkChange } from '../../stores/network-change'
import { FIELD_LABELS, modeText, portName } from './port-texts'
import { type PortValues, valuesOf } from './port-values'

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
  const [old, next] = [valuesOf(before), valuesOf(after)]
  const textOf = (field: keyof PortValues, values: PortValues) =>
    field === 'mode' ? t(modeText(values.mode)) : values[field]
  // Object.keys cannot know that labels are given for fields only.
  const fields = (Object.keys(FIELD_LABELS) as (keyof PortValues)[]).filter(field => before[field] !== after[field])
  const addresses = newAddresses(sides)
  return {
    subject: portName(id, t),
    changes: fields
      .filter(field => after.mode === 'static' || !['address', 'mask', 'gateway'].includes(field))
      .map(field => ({
        label: t(FIELD_LABELS[field]),
        before: textOf(field, old),
        after: textOf(field, next)
      })),
    ...(addresses && { addresses })
  }
}

/** Where this browser will reach the panel; nothing where that does not change, empty while a lease decides it. */
function newAddresses({ id, live, before, after }: Sides): string[] | undefined {
  if (live && live.caller.port !== id) return
  if (after.mode === 'dhcp') return before.mode === 'dhcp' ? undefined : []
  const now = live ? live.ports.find(port => port.id === id)?.address : before.address
  return after.address === now ? undefined : [after.address]
}
