import { useText } from '../../lib/text/use-text'
import { ReloadBanner } from '../../ui/status/reload-banner'
import styles from './dashboard.module.css'
import type { DetailsProps } from './details'
import { useDetails } from './use-details'

export function SecondRow(props: DetailsProps) {
  const { t } = useText()
  const details = useDetails()
  if (details.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={details.error} />
  return <div className={styles.lists}>{details.status === 'ready' && <details.View {...props} />}</div>
}
