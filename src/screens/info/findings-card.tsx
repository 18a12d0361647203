import type { HealthFinding } from '../../api/health'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/page/card'
import { Disclosure } from '../../ui/page/disclosure'
import { EmptyState } from '../../ui/page/empty-state'
import { FindingRow } from './finding-row'
import styles from './info.module.css'
import type { InfoModel } from './model'

interface Props {
  model: InfoModel
  open: readonly HealthFinding[]
  acknowledged: readonly HealthFinding[]
}

export function FindingsCard({ model, open, acknowledged }: Props) {
  const { t } = useText()
  return (
    <Card title={t('info.findings')}>
      {open.length === 0 && <EmptyState icon="check" title={t('info.findings.none')} />}
      <ul className={styles.list}>
        {open.map(finding => (
          <FindingRow key={finding.id} model={model} finding={finding} />
        ))}
      </ul>
      {acknowledged.length > 0 && (
        <Disclosure label={t('info.acknowledged', { count: acknowledged.length })}>
          <ul className={styles.list}>
            {acknowledged.map(finding => (
              <FindingRow key={finding.id} model={model} finding={finding} />
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}
