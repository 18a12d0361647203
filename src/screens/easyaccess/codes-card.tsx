import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Disclosure } from '../../ui/page/disclosure'
import { Fixes } from '../../ui/status/fault-banner'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import { CODES, type CodeText, fixesOf } from './codes'

interface Row extends CodeText {
  code: number
}

const ROWS: readonly Row[] = [...CODES].map(([code, text]) => ({ code, ...text }))

/** What each code means and what to do, to look up what somebody reports from the panel's display. */
export function CodesCard() {
  const { t } = useText()
  const columns: Column<Row>[] = [
    { id: 'code', title: t('easyaccess.codes.code'), cell: ({ code }) => code, width: '5rem', card: 'fact' },
    { id: 'meaning', title: t('easyaccess.codes.meaning'), cell: ({ title }) => t(title), card: 'title' },
    {
      id: 'remedy',
      title: t('easyaccess.codes.remedy'),
      cell: row => (
        <>
          {t(row.remedy)} <Fixes of={fixesOf(t, row)} />
        </>
      ),
      card: 'fact'
    }
  ]
  return (
    <Card title={t('easyaccess.codes')}>
      <Disclosure lazy label={t('easyaccess.codes.show')}>
        <Table label={t('easyaccess.codes')} columns={columns} rows={ROWS} keyOf={({ code }) => String(code)} />
      </Disclosure>
    </Card>
  )
}
