import { useText } from '../../lib/text/use-text'
import styles from './breadcrumb.module.css'
import { GROUPS, type Route } from './routes'

export function Breadcrumb({ route }: { route: Route }) {
  const { t } = useText()
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
