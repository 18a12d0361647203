import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import styles from './details.module.css'
import { PanelText } from './panel-text'

const LONGEST = 2000

/** The panel's own words, kept out of the way. */
export function Details({ children }: { children: string }) {
  const { t } = useStore($i18n)
  const shown = children.length > LONGEST ? `${children.slice(0, LONGEST)}…` : children
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('common.details')}</summary>
      <PanelText mono>{shown}</PanelText>
    </details>
  )
}
