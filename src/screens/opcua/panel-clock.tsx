import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { userMay } from '../../session/session'
import { $clock } from '../../stores/clock'
import { openDialog } from '../../stores/dialogs'
import { Button } from '../../ui/page/button'
import styles from './panel-clock.module.css'

/** A wrong clock rejects clients whose certificates are valid. */
export function PanelClock() {
  const { t } = useText()
  const { text, zone } = useStore($clock)
  return (
    <div className={styles.row}>
      <p className={styles.text}>
        {t('opcua.clock')} <span className={styles.time}>{text || '–'}</span> {zone && <bdi>({zone})</bdi>}
        <span className={styles.hint}>{t('opcua.clock.hint')}</span>
      </p>
      {userMay('clock') && (
        <Button icon="clock" asks onClick={() => openDialog('clock')}>
          {t('opcua.clock.set')}
        </Button>
      )}
    </div>
  )
}
