import { useStore } from '@nanostores/preact'
import type { DataBackupRun } from '../../api/backup-data'
import { textOfCode } from '../../lib/text/code-texts'
import { formatNumber } from '../../lib/text/format'
import { formatBytes } from '../../lib/text/measures'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { EmptyState } from '../../ui/page/empty-state'
import textStyles from '../../ui/page/text.module.css'
import { Loaded } from '../../ui/status/loaded'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import { TargetText } from '../../ui/target/target-text'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { RunDialog } from './run-dialog'
import { isCopy } from './texts'

const TONES: Record<DataBackupRun['state'], Tone> = {
  verified: 'plain',
  sent: 'plain',
  failed: 'bad',
  cancelled: 'plain'
}

/** The last runs with their results. */
export function RunsCard({ model }: { model: BackupDataModel }) {
  const { t } = useText()
  return (
    <Card title={t('backupData.runs')} flush>
      <Loaded from={model.$runs}>{runs => <RunsTable model={model} runs={runs} />}</Loaded>
    </Card>
  )
}

function RunsTable({ model, runs }: { model: BackupDataModel; runs: readonly DataBackupRun[] }) {
  const { t } = useText()
  const open = useStore(model.$openRun)
  const openRun = runs.find(({ id }) => id === open)
  const columns: Column<DataBackupRun>[] = [
    {
      id: 'time',
      title: t('common.term.time'),
      opens: true,
      cell: ({ id, started_at, started_by }) => (
        <>
          <div className={textStyles.line}>
            <RowButton onPress={() => model.$openRun.set(id)}>{plainText(started_at, 32)}</RowButton>
          </div>
          <bdi className={textStyles.note}>{plainText(started_by, 60) || t('common.term.schedule')}</bdi>
        </>
      )
    },
    {
      id: 'result',
      card: 'fact',
      title: t('common.term.result'),
      cell: ({ state, error_code }) => {
        const reason = error_code && textOfCode(REASONS, error_code)
        return (
          <>
            <div className={textStyles.line}>
              <StatusBadge tone={TONES[state]}>{t(`backupData.state.${state}`)}</StatusBadge>
            </div>
            {reason && <div className={textStyles.note}>{t(reason)}</div>}
          </>
        )
      }
    },
    { id: 'target', card: 'fact', title: t('common.target'), cell: run => <TargetText of={run} /> },
    {
      id: 'records',
      card: 'fact',
      title: t('common.term.recordCount'),
      align: 'end',
      cell: run => (isCopy(run) ? formatNumber(run.records) : '')
    },
    {
      id: 'size',
      card: 'fact',
      title: t('common.term.size'),
      align: 'end',
      cell: run => (isCopy(run) ? formatBytes(run.bytes) : '')
    }
  ]
  return (
    <>
      <Table
        label={t('backupData.runs')}
        columns={columns}
        rows={runs}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('common.term.noBackups')}>{t('common.backup.first')}</EmptyState>}
      />
      {openRun && <RunDialog model={model} run={openRun} onClose={() => model.$openRun.set(undefined)} />}
    </>
  )
}
