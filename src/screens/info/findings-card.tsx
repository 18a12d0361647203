import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { FINDING_SEVERITIES } from '../../stores/findings/finding-texts'
import { Card } from '../../ui/card/card'
import { Button } from '../../ui/page/button'
import { Disclosure } from '../../ui/page/disclosure'
import { EmptyState } from '../../ui/page/empty-state'
import { FindingItem } from '../../ui/status/finding-item'
import { GROUPS, type InfoRow } from './groups'
import styles from './info.module.css'
import type { InfoModel } from './model'

interface Props {
  model: InfoModel
  open: readonly InfoRow[]
  acknowledged: readonly InfoRow[]
  /** Of a panel that does not respond. */
  old: boolean
  /** Whether each part has responded: only then no row is good news. */
  complete: boolean
}

/** What is wrong, by group, each with its remedy. */
export function FindingsCard({ model, open, acknowledged, old, complete }: Props) {
  const { t } = useText()
  // Object.keys cannot know that the record has no other keys.
  const groups = (Object.keys(GROUPS) as (keyof typeof GROUPS)[])
    .map(group => ({ group, rows: open.filter(row => row.group === group) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Card title={t('info.findings')}>
      <div className={styles.findings} data-old={old || undefined}>
        {open.length === 0 && complete && <EmptyState icon="check" title={t('info.findings.none')} />}
        {open.length === 0 && !complete && <EmptyState title={t('info.findings.noneKnown')} />}
        {groups.map(({ group, rows }) => (
          <section key={group} className={styles.group} aria-labelledby={`info-${group}`}>
            <h3 id={`info-${group}`} className={styles.groupTitle}>
              {t(GROUPS[group])}
            </h3>
            <Rows model={model} rows={rows} />
          </section>
        ))}
        {acknowledged.length > 0 && (
          <Disclosure label={t('info.acknowledged', { count: acknowledged.length })}>
            <Rows model={model} rows={acknowledged} />
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

function Rows({ model, rows }: { model: InfoModel; rows: readonly InfoRow[] }) {
  return (
    <ul>
      {rows.map(row => (
        <Row key={row.id} model={model} row={row} />
      ))}
    </ul>
  )
}

function Row({ model, row }: { model: InfoModel; row: InfoRow }) {
  const { t } = useText()
  const { id, severity, text, since, remedy, acknowledged, alarm } = row
  const acknowledge = useAction(() => model.acknowledge(id))
  return (
    <FindingItem
      severity={
        alarm ? { of: alarm.priority, look: alarm.acknowledged ? 'outlined' : 'filled' } : FINDING_SEVERITIES[severity]
      }
      text={text}
      since={since}
      remedy={remedy}
    >
      {severity === 'hint' && !acknowledged && (
        <Button kind="quiet" busy={acknowledge.busy} onClick={acknowledge.run}>
          {t('common.action.acknowledge')}
        </Button>
      )}
    </FindingItem>
  )
}
