import type { WebViewConnection } from '../../api/webview'
import { formatNumber } from '../../lib/text/format'
import { useText } from '../../lib/text/use-text'
import styles from './webview.module.css'

/** How quickly the screen follows the panel. */
export function Speed({ of: { latency_ms: latency, frames_per_second: frames } }: { of: WebViewConnection }) {
  const { t } = useText()
  return (
    <div className={styles.speed}>
      <span>{latency === null ? t('webview.latency.none') : t('webview.latency', { ms: latency })}</span>
      {frames !== null && <span>{t('webview.frameRate', { frames: formatNumber(frames, 1) })}</span>}
    </div>
  )
}
