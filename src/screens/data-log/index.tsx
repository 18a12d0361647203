import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { EmptyState } from '../../ui/empty-state'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import type { LoadChart } from './chart-code'
import { LayoutChoice } from './layout-choice'
import { createDataLog } from './model'
import { RecordsView } from './records-view'
import { Toolbar } from './toolbar'

export default function DataLogScreen({ loadChart }: { title?: string; loadChart?: LoadChart }) {
  const { t } = useStore($i18n)
  const model = useModel(() => createDataLog(loadChart))
  return (
    <Page title={t('menu.dataLog')} actions={<LayoutChoice model={model} />}>
      <Loaded from={model.$logs}>
        {logs =>
          logs.length === 0 ? (
            <EmptyState icon="chart" title={t('dataLog.none')}>
              {t('dataLog.none.hint')}
            </EmptyState>
          ) : (
            <>
              <Toolbar model={model} logs={logs} />
              <RecordsView model={model} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
