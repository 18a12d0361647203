import { useStore } from '@nanostores/preact'
import type { DataBackupSettings, DataForecast } from '../../api/backup-data'
import type { Translator } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { showDeviceTime } from '../../lib/text/time-text'
import { useText } from '../../lib/text/use-text'
import { $clock, deviceNow } from '../../stores/clock'
import { nextTime } from '../../stores/sources/times'
import { DataList, DataRow } from '../../ui/card/data-list'
import { SkeletonValue } from '../../ui/card/data-list-skeleton'
import { TargetText } from '../../ui/target/target-text'
import styles from './backup-data.module.css'

interface Props {
  /** Whether the last copy is still read. */
  reading: boolean
  copy: DataForecast['last_copy'] | undefined
  settings: DataBackupSettings | undefined
}

/** The last good backup, and the next one. */
export function RunTimes({ reading, copy, settings }: Props) {
  const { t } = useText()
  useStore($clock)
  const next = settings && nextRun(settings, t)
  return (
    <div className={styles.times}>
      <DataList>
        {(copy !== undefined || reading) && (
          <DataRow label={t('backupData.lastCopy')}>
            {reading ? (
              <SkeletonValue />
            ) : copy ? (
              <>
                {plainText(copy.made_at, 32)} <TargetText of={copy} />
              </>
            ) : (
              t('common.term.none')
            )}
          </DataRow>
        )}
        {(next || !settings) && <DataRow label={t('backupData.nextRun')}>{next ?? <SkeletonValue />}</DataRow>}
      </DataList>
    </div>
  )
}

/** As far as it is known: an alarm may come at any time. */
function nextRun({ schedule, at, weekday }: DataBackupSettings, t: Translator['t']): string | undefined {
  if (schedule === 'none') return t('common.term.none')
  const now = deviceNow()
  if (now === undefined || schedule === 'event') return undefined
  return showDeviceTime(nextTime(now, at, schedule === 'weekly' ? weekday : undefined))
}
