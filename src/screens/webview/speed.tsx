import { useStore } from '@nanostores/preact'
import type { WebViewConnection } from '../../api/webview'
import { formatNumber } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import styles from './webview.module.css'

/** How quickly the screen follows the panel. */
export function Speed({ of: { latency_ms: latency, frames_per_second: frames } }: { of: WebViewConnection }) {
  const { t } = useStore($i18n)
  return (
    <div className={styles.speed}>
      <span>{latency === null ? t('webview.latency.none') : t('webview.latency', { ms: latency })}</span>
      {frames !== null && <span>{t('webview.frameRate', { frames: formatNumber(frames, 1) })}</span>}
    </div>
  )
}
