import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import { $i18n } from '../../lib/text/i18n'
import { DASHBOARD } from '../../session/paths'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import styles from './not-in-version.module.css'

/** Shown for a menu item whose screen is not part of this version. */
export default function NotInVersionScreen({ title = '' }: { title?: string }) {
  const { t } = useStore($i18n)
  return (
    <Page title={title}>
      <Card>
        <EmptyState
          icon="info"
          title={t('notInVersion.text')}
          action={
            <Link href={DASHBOARD} className={styles.link}>
              {t('notInVersion.dashboard')}
            </Link>
          }
        />
      </Card>
    </Page>
  )
}
