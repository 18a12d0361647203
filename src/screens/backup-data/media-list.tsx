import type { DataBackupMedium } from '../../api/backup-data'
import { useAction } from '../../lib/remote/use-action'
import { formatBytes } from '../../lib/text/measures'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { Button } from '../../ui/page/button'
import textStyles from '../../ui/page/text.module.css'
import { FailureBanner } from '../../ui/status/failure-banner'
import styles from './backup-data.module.css'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'

/** Media are removed safely: pulled while the panel writes, they lose files. */
export function MediaList({ model, media }: { model: BackupDataModel; media: readonly DataBackupMedium[] }) {
  const { t } = useText()
  const { current, failure, run } = useAction(async (medium: DataBackupMedium) => {
    await model.eject(medium)
    notify(['backupData.ejected', { medium: nameOf(medium) }])
  }, 'in place')
  const nameOf = ({ target, label }: DataBackupMedium) => `${t(`common.target.kind.${target}`)} ${plainText(label, 32)}`
  return (
    <div className={styles.media}>
      <ul>
        {media.map(medium => (
          <li key={medium.id} className={styles.medium}>
            <span>
              {nameOf(medium)}{' '}
              <span className={textStyles.note}>{t('backupData.free', { free: formatBytes(medium.free_bytes) })}</span>
            </span>
            <Button
              kind="quiet"
              busy={current?.[0].id === medium.id}
              disabled={medium.in_use}
              onClick={() => run(medium)}
            >
              {t(medium.in_use ? 'backupData.inUse' : 'common.term.eject')}
            </Button>
          </li>
        ))}
      </ul>
      {failure && <FailureBanner error={failure} reasons={REASONS} />}
    </div>
  )
}
