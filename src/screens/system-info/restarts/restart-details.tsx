import type { Restart } from '../../../api/restarts'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { restartCauseText } from '../../../stores/restart-causes'
import { Dialog } from '../../../ui/dialog/dialog'
import { PanelText } from '../../../ui/page/panel-text'
import styles from './restarts.module.css'

/** What the panel wrote right before it. */
export function RestartDetails({ of: { time, cause, lines }, onClose }: { of: Restart; onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog
      wide
      title={t('systemInfoRestarts.lines', { cause: restartCauseText(cause, t), time: plainText(time, 32) })}
      onCancel={onClose}
    >
      {lines.length === 0 ? (
        <p>{t('systemInfoRestarts.noLines')}</p>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, index) => (
            <li key={`${index}-${line.time}`} className={styles.line}>
              <span className={styles.time}>{plainText(line.time, 32)}</span>{' '}
              <PanelText>{plainText(line.text)}</PanelText>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
