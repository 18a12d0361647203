import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import styles from './breadcrumb.module.css'
import { GROUPS, type Route } from './routes'

export function Breadcrumb({ route }: { route: Route }) {
  const { t } = useStore($i18n)
  const group = route.group && GROUPS[route.group]
  return (
    <nav className={styles.trail} aria-label={t('shell.breadcrumb')}>
      <ol>
        {group && <li>{t(group.title)}</li>}
        <li aria-current="page">{t(route.title)}</li>
      </ol>
    </nav>
  )
}
