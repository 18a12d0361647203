import { useStore } from '@nanostores/preact'
import type { SubsystemHealth } from '../../api/health'
import { lastKnown } from '../../lib/remote/last-known'
import { joinDetail } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { restartCauseText } from '../../stores/restart-causes'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { SkeletonValue } from '../../ui/card/data-list-skeleton'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import type { InfoModel } from './model'
import { ageText, SUBSYSTEMS, stateText, TONES } from './texts'

interface Props {
  subsystems: readonly SubsystemHealth[]
  model: InfoModel
}

export function SubsystemsCard({ subsystems, model }: Props) {
  const { t } = useText()
  const read = useStore(model.$lastRestart)
  const restart = lastKnown(read)
  return (
    <Card title={t('info.subsystems')}>
      <DataList>
        {subsystems.map(subsystem => (
          <DataRow key={subsystem.id} label={t(SUBSYSTEMS[subsystem.id])}>
            <StatusBadge tone={TONES[subsystem.state]}>{t(stateText(subsystem))}</StatusBadge>
            {subsystem.state === 'unknown' && (
              <span className={textStyles.note}>{t(ageText(subsystem.age_seconds))}</span>
            )}
          </DataRow>
        ))}
        {(restart || read.status === 'loading') && (
          <DataRow label={t('info.lastRestart')}>
            {restart ? joinDetail(plainText(restart.time, 32), restartCauseText(restart.cause, t)) : <SkeletonValue />}
          </DataRow>
        )}
      </DataList>
    </Card>
  )
}
