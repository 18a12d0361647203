import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { RadioField } from '../../ui/form/radio-field'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './account-management.module.css'
import type { ImportModel } from './import'
import { saveRows } from './import-files'
import type { ImportRow } from './import-rows'
import { rightsText } from './rights-text'

interface Props {
  bring: ImportModel
  header: readonly string[]
  rows: readonly ImportRow[]
}

/** Each row of the file with what will become of it, before anything is sent. */
export function ImportPreview({ bring, header, rows }: Props) {
  const { t, ...i18n } = useStore($i18n)
  const duplicates = useStore(bring.$duplicates)
  const problemOf = ({ problems }: ImportRow) =>
    problems.map(({ column, message }) => `${column}: ${t(message)}`).join('; ')
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const twice = rows.some(({ duplicate }) => duplicate)
  const outcomeOf = ({ problems, duplicate }: ImportRow) => {
    if (problems.length > 0) return <StatusBadge tone="bad">{t('accountManagement.import.wrong')}</StatusBadge>
    if (!duplicate) return <StatusBadge tone="ok">{t('accountManagement.import.new')}</StatusBadge>
    return <StatusBadge tone="info">{t(`accountManagement.import.${duplicates}`)}</StatusBadge>
  }
  const columns: Column<ImportRow>[] = [
    { id: 'line', title: t('accountManagement.import.line'), align: 'end', width: '4.5rem', cell: ({ line }) => line },
    {
      id: 'account',
      title: t('accountManagement.account'),
      width: '11rem',
      cell: ({ values }) => <PanelText>{values.account}</PanelText>
    },
    {
      id: 'rights',
      title: t('accountManagement.rights'),
      cell: ({ values }) => rightsText(values.roles, { t, ...i18n })
    },
    {
      id: 'outcome',
      title: t('accountManagement.import.outcome'),
      cell: row => (
        <>
          {outcomeOf(row)} <span className={styles.problem}>{problemOf(row)}</span>
        </>
      )
    }
  ]
  return (
    <>
      {twice && (
        <RadioField
          label={t('accountManagement.import.duplicates')}
          value={duplicates}
          options={[
            { value: 'skip', text: t('accountManagement.import.duplicates.skip') },
            { value: 'update', text: t('accountManagement.import.duplicates.update') }
          ]}
          onPick={policy => bring.$duplicates.set(policy)}
        />
      )}
      {wrong.length > 0 && (
        <div className={styles.wrong}>
          <span role="status">{i18n.plural('accountManagement.import.wrongRows', wrong.length)}</span>
          <Button
            onClick={() =>
              saveRows(
                header,
                wrong.map(row => ({ row, problem: problemOf(row) }))
              )
            }
          >
            {t('accountManagement.import.saveWrong')}
          </Button>
        </div>
      )}
      <div className={styles.preview}>
        <Table
          label={t('accountManagement.import.preview')}
          columns={columns}
          rows={rows}
          keyOf={({ line }) => String(line)}
        />
      </div>
    </>
  )
}
