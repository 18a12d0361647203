import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { ReloadBanner } from '../../ui/status/reload-banner'
import styles from './dashboard.module.css'
import type { DetailsProps } from './details'
import { useDetails } from './use-details'

export function SecondRow(props: DetailsProps) {
  const { t } = useStore($i18n)
  const details = useDetails()
  if (details.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={details.error} />
  return <div className={styles.lists}>{details.status === 'ready' && <details.View {...props} />}</div>
}
