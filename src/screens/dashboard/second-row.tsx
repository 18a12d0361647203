import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import styles from './dashboard.module.css'
import type { DetailsProps } from './details'
import { useDetails } from './use-details'

export function SecondRow(props: DetailsProps) {
  const { t } = useStore($i18n)
  const { Details, failed } = useDetails()
  if (failed)
    return (
      <Banner
        tone="bad"
        title={t('frame.screenMissing')}
        action={<Button onClick={() => location.reload()}>{t('common.reload')}</Button>}
      />
    )
  return <div className={styles.lists}>{Details && <Details {...props} />}</div>
}
