import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import type { OpcUaDiscoveryCode } from '../../../api/opcua-discovery'
import { detailsOf } from '../../../lib/remote/failure-text'
import { $i18n } from '../../../lib/text/i18n'
import { Button } from '../../../ui/page/button'
import { Details } from '../../../ui/page/details'
import { Banner } from '../../../ui/status/banner'
import styles from './discovery.module.css'
import { REASONS } from './texts'

interface Props {
  code: OpcUaDiscoveryCode
  detail: string
  onEdit: () => void
}

/** Why the registration failed, what to do, and the way there. */
export function ReasonBanner({ code, detail, onEdit }: Props) {
  const { t } = useStore($i18n)
  const { title, remedy, fix } = REASONS[code]
  return (
    <Banner tone="bad" title={t(title)}>
      {t(remedy)}{' '}
      {fix === 'address' ? (
        <Button onClick={onEdit}>{t('opcuaDiscovery.fix.address')}</Button>
      ) : (
        fix && (
          <Link href={fix.path} className={styles.link}>
            {t(fix.text)}
          </Link>
        )
      )}
      <Details>{detailsOf(code, detail)}</Details>
    </Banner>
  )
}
