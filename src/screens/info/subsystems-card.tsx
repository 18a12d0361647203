import type { SubsystemHealth } from '../../api/health'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import textStyles from '../../ui/page/text.module.css'
import { StatusBadge } from '../../ui/status/status-badge'
import { ageText, SUBSYSTEMS, stateText, TONES } from './texts'

export function SubsystemsCard({ subsystems }: { subsystems: readonly SubsystemHealth[] }) {
  const { t } = useText()
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
      </DataList>
    </Card>
  )
}
