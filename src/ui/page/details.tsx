import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import styles from './details.module.css'
import { PanelText } from './panel-text'

const MAX_LENGTH = 2000

/** The panel's own message, collapsed until the user opens it. */
export function Details({ children }: { children: string }) {
  const { t } = useStore($i18n)
  const shown = children.length > MAX_LENGTH ? `${children.slice(0, MAX_LENGTH)}…` : children
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('common.details')}</summary>
      <PanelText mono>{shown}</PanelText>
    </details>
  )
}
