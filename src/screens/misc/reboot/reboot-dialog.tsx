import { useStore } from '@nanostores/preact'
import type { RebootPlan } from '../../../api/misc'
import type { SettingsForm } from '../../../lib/form/settings-form'
import { useText } from '../../../lib/text/use-text'
import { CardDialog } from '../card/card-dialog'
import { Interrupted } from '../card/interrupted'
import type { SettingsProps } from '../cards'
import { REBOOT } from './form'

export function RebootDialog(props: SettingsProps) {
  const { t } = useText()
  return (
    <CardDialog
      {...props}
      settings={REBOOT}
      risk={t('miscSettings.reboot.risk')}
      notice={form => <PlanNotice of={form} />}
    />
  )
}

/** Whom a restart would interrupt at this moment. */
function PlanNotice({ of: form }: { of: SettingsForm<RebootPlan> }) {
  const changed = useStore(form.$changed)
  const { plan } = useStore(form.$values)
  return changed.length > 0 && plan !== 'none' ? <Interrupted by="restart-plan" /> : null
}
