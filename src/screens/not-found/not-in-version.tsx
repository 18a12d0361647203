import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import { $i18n } from '../../lib/text/i18n'
import { DASHBOARD } from '../../session/paths'
import { Card } from '../../ui/page/card'
import { Page } from '../../ui/page/page'
import styles from './not-found.module.css'

/** Shown for a menu item whose screen is not part of this version. */
export function NotInVersion({ title }: { title: string }) {
  const { t } = useStore($i18n)
  return (
    <Page title={title}>
      <Card>
        <p>{t('notFound.notInVersion')}</p>
        <Link href={DASHBOARD} className={styles.link}>
          {t('notFound.dashboard')}
        </Link>
      </Card>
    </Page>
  )
}
