import type { OpenSourceNotice } from '../../api/system-info'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Disclosure } from '../../ui/page/disclosure'
import { PanelText } from '../../ui/page/panel-text'
import { Loaded } from '../../ui/status/loaded'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import type { SystemInfoModel } from './model'
import styles from './system-info.module.css'

export function NoticesCard({ model }: { model: SystemInfoModel }) {
  const { t } = useText()
  const column = (id: keyof OpenSourceNotice, title: string): Column<OpenSourceNotice> => ({
    id,
    ...(id !== 'name' && { card: 'fact' as const }),
    title,
    cell: notice => <PanelText>{notice[id]}</PanelText>,
    compare: (a, b) => a[id].localeCompare(b[id])
  })
  const columns = [
    column('name', t('common.term.name')),
    column('version', t('common.term.version')),
    column('licence', t('common.term.licence')),
    column('copyright', t('systemInfo.notices.copyright'))
  ]
  return (
    <Card>
      <Disclosure lazy label={t('systemInfo.notices')}>
        <Loaded from={model.$notices}>
          {notices => (
            <Table label={t('systemInfo.notices')} columns={columns} rows={notices} keyOf={({ name }) => name} />
          )}
        </Loaded>
      </Disclosure>
      <p className={styles.note}>
        <a href="/admin/licenses.txt" target="_blank" rel="noopener">
          {t('systemInfo.notices.console')}
        </a>
      </p>
    </Card>
  )
}
