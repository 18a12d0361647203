import { useText } from '../../lib/text/use-text'
import { CopyButton } from './copy-button'
import styles from './details.module.css'
import { PanelText } from './panel-text'

const MAX_LENGTH = 2000

/** A code and the panel's own message, to be passed on to support; collapsed until the user opens it. */
export function Details({ children }: { children: string }) {
  const { t } = useText()
  const shown = children.length > MAX_LENGTH ? `${children.slice(0, MAX_LENGTH)}…` : children
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('common.details')}</summary>
      <PanelText mono>{shown}</PanelText>
      <CopyButton text={children} of={t('common.details')} />
    </details>
  )
}
