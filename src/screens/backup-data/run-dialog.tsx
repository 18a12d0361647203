import type { DataBackupFile, DataBackupRun } from '../../api/backup-data'
import { detailsOf } from '../../lib/remote/failure-text'
import { useAction } from '../../lib/remote/use-action'
import { textOfCode } from '../../lib/text/code-texts'
import { formatNumber } from '../../lib/text/format'
import { joinList } from '../../lib/text/join'
import { formatBytes } from '../../lib/text/measures'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { Details } from '../../ui/page/details'
import { PanelText } from '../../ui/page/panel-text'
import textStyles from '../../ui/page/text.module.css'
import { Banner } from '../../ui/status/banner'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { TargetText } from '../../ui/target/target-text'
import styles from './backup-data.module.css'
import type { BackupDataModel } from './model'
import { REASONS } from './reasons'
import { CONTENTS } from './settings'
import { isCopy } from './texts'

interface RunDialogProps {
  model: BackupDataModel
  run: DataBackupRun
  onClose: () => void
}

/** What a run copied, its files with their checksums, or why it failed. */
export function RunDialog({ model, run, onClose }: RunDialogProps) {
  const { t } = useText()
  const { started_at, ended_at, contents, from, to, records, deleted, error_code, message, files } = run
  const reason = error_code && textOfCode(REASONS, error_code)
  return (
    <Dialog wide title={t('backupData.run', { time: plainText(started_at, 32) })} onCancel={onClose}>
      {reason && (
        <Banner tone="bad" title={t(reason)}>
          {t('backupData.failed.next')}
          <Details>{detailsOf(error_code, message)}</Details>
        </Banner>
      )}
      <DataList>
        <DataRow label={t('common.term.result')}>{t(`backupData.state.${run.state}`)}</DataRow>
        <DataRow label={t('common.target')}>
          <TargetText of={run} />
        </DataRow>
        {contents && (
          <DataRow label={t('common.term.content')}>{joinList(contents.map(content => t(CONTENTS[content])))}</DataRow>
        )}
        <DataRow label={t('common.term.ended')}>{plainText(ended_at, 32)}</DataRow>
        {from !== null && to !== null && (
          <DataRow label={t('backupData.span')}>
            {t('common.term.range', { first: plainText(from, 32), last: plainText(to, 32) })}
          </DataRow>
        )}
        {isCopy(run) && <DataRow label={t('common.term.recordCount')}>{formatNumber(records)}</DataRow>}
        {deleted > 0 && <DataRow label={t('backupData.deleted')}>{formatNumber(deleted)}</DataRow>}
      </DataList>
      {files.length > 0 && <FilesTable model={model} run={run} />}
    </Dialog>
  )
}

function FilesTable({ model, run }: Omit<RunDialogProps, 'onClose'>) {
  const { t } = useText()
  const download = useAction((name: string) => model.download(run, name))
  const columns: Column<DataBackupFile>[] = [
    {
      id: 'name',
      title: t('backupData.file'),
      cell: ({ name, sha256 }) => (
        <>
          <PanelText>{plainText(name, 120)}</PanelText>
          <div className={`${textStyles.note} ${styles.checksum}`}>
            <PanelText mono>{sha256}</PanelText>
          </div>
        </>
      )
    },
    {
      id: 'size',
      card: 'fact',
      title: t('common.term.size'),
      align: 'end',
      width: '6rem',
      cell: ({ bytes }) => formatBytes(bytes)
    }
  ]
  if (run.downloadable)
    columns.push({
      id: 'actions',
      pinned: true,
      title: t('common.term.actions'),
      cell: ({ name }) => (
        <Button kind="quiet" busy={download.current?.[0] === name} onClick={() => download.run(name)}>
          {t('common.term.download')}
        </Button>
      )
    })
  return (
    <Table label={t('backupData.filesAndChecksums')} columns={columns} rows={run.files} keyOf={({ name }) => name} />
  )
}
