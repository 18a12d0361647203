import { useStore } from '@nanostores/preact'
import type { SettingsForm } from '../../lib/form/settings-form'
import { lastKnown } from '../../lib/remote/last-known'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Banner } from '../../ui/status/banner'
import type { EthernetModel } from './model'
import { PORT, type PortValues } from './port-settings'
import { type Reach, reachAfter } from './reach'

const TEXTS: Record<Exclude<Reach, 'same'>, MessageKey> = {
  lease: 'ethernet.reach.lease',
  reaches: 'ethernet.reach.reaches',
  routed: 'ethernet.reach.routed',
  'cut-off': 'ethernet.reach.cutOff'
}

interface Props {
  id: string
  form: SettingsForm<PortValues>
  model: EthernetModel
}

/** Predicts whether the user's machine can still reach the panel with the new settings. */
export function ReachPreview({ id, form, model }: Props) {
  const { t } = useText()
  const live = lastKnown(useStore(model.$live))
  const values = PORT.normalize(useStore(form.$values))
  const changed = useStore(form.$changed)
  const port = live?.ports.find(candidate => candidate.id === id)
  const addressChanged = changed.some(field => field === 'method' || field === 'address' || field === 'mask')
  const reach = live && port && addressChanged ? reachAfter(live.caller, port, values) : undefined
  if (!reach || reach === 'same') return null
  const params = { address: values.address, own: live?.caller.address ?? '' }
  return (
    <Banner tone={reach === 'reaches' ? 'info' : 'warn'} role="status" title={t('ethernet.reach.connected')}>
      {t(TEXTS[reach], params)}
    </Banner>
  )
}
