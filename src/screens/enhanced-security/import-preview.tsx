import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/text/i18n'
import { Banner } from '../../ui/page/banner'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import type { AccountsFile, RowProblem } from './accounts-csv'

interface Props {
  read: AccountsFile
  counts: { added: number; updated: number }
}

/** What the good rows will do, and what is wrong with the others. */
export function ImportPreview({ read, counts }: Props) {
  const { t, plural } = useStore($i18n)
  const { problems } = read
  const columns: Column<RowProblem>[] = [
    {
      id: 'line',
      title: t('enhancedSecurity.import.row'),
      width: '5rem',
      cell: ({ line }) => line,
      compare: (one, other) => one.line - other.line
    },
    {
      id: 'column',
      title: t('enhancedSecurity.import.column'),
      width: '8rem',
      cell: ({ column }) => column ?? t('enhancedSecurity.import.wholeRow')
    },
    { id: 'message', title: t('enhancedSecurity.import.problem'), cell: ({ message }) => t(message) }
  ]
  return (
    <>
      <p role="status">{t('enhancedSecurity.import.counts', { added: counts.added, updated: counts.updated })}</p>
      {problems.length > 0 && (
        <>
          <Banner tone="warn" title={plural('enhancedSecurity.import.problems', problems.length)}>
            {t('enhancedSecurity.import.goodOnly')}
          </Banner>
          <Table
            label={t('enhancedSecurity.import.problemList')}
            columns={columns}
            rows={problems}
            keyOf={({ line, column = '' }, index) => `${line} ${column} ${index}`}
          />
        </>
      )}
    </>
  )
}
