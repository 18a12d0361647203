import { useStore } from '@nanostores/preact'
import type { SystemIdentity } from '../../api/system-info'
import { $i18n } from '../../lib/text/i18n'
import { $clock } from '../../stores/clock'
import { $device } from '../../stores/device'
import { licenceFacts, type Section, sectionsOf } from './facts'

export function useSections(identity: SystemIdentity) {
  const { t } = useStore($i18n)
  const device = useStore($device)
  const clock = useStore($clock)
  const title = t('systemInfo.licences')
  const facts = identity.licences ? licenceFacts(identity.licences, t) : [{ label: title, value: null }]
  const licences: Section = { title, facts }
  return { sections: sectionsOf(identity, device, clock, t), licences }
}
