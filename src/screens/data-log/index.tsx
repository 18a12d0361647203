import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { LayoutChoice } from './layout-choice'
import { createDataLog } from './model'
import { RecordsView } from './records-view'
import { Toolbar } from './toolbar'
import type { LoadChart } from './trend/chart-code'

export default function DataLogScreen({ loadChart }: { loadChart?: LoadChart } = {}) {
  const { t } = useText()
  const model = useModel(() => createDataLog(loadChart))
  return (
    <Page title={t('menu.dataLog')} actions={<LayoutChoice model={model.layout} />}>
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
