import { useText } from '../../lib/text/use-text'
import { GROUPS } from '../../session/generated/screens'
import styles from './breadcrumb.module.css'
import type { Route } from './routes'

export function Breadcrumb({ route }: { route: Route }) {
  const { t } = useText()
  return (
    <nav className={styles.trail} aria-label={t('shell.breadcrumb')}>
      <ol>
        <li>{t(GROUPS[route.group].title)}</li>
        <li aria-current="page">{t(route.title)}</li>
      </ol>
    </nav>
  )
}
