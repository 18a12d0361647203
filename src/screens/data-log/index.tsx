import { useStore } from '@nanostores/preact'
import type { DataLog } from '../../api/data-log'
import { $narrow } from '../../lib/browser/media'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { RangeChoice } from '../../ui/filter/range-choice'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { DEFAULT_RANGE } from './choice'
import { LogFacts } from './log-facts'
import { createDataLog, type DataLogModel } from './model'
import { RecordsView } from './records-view'
import { Toolbar } from './toolbar'
import type { LoadChart } from './trend/chart-code'

export default function DataLogScreen({ loadChart }: { loadChart?: LoadChart } = {}) {
  const { t } = useText()
  const model = useModel(() => createDataLog(loadChart))
  return (
    <Page title={t('menu.dataLog')} actions={<Range model={model} />}>
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
              <Below from={model.feed.$records}>
                <PhoneFacts model={model} logs={logs} />
              </Below>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

const Range = ({ model: { choice, rangeForm } }: { model: DataLogModel }) => (
  <RangeChoice of={{ ...choice, rangeForm }} initial={DEFAULT_RANGE} />
)

/** Below the chart, which would be out of view otherwise. */
function PhoneFacts({ model, logs }: { model: DataLogModel; logs: readonly DataLog[] }) {
  const narrow = useStore($narrow)
  const chosen = useStore(model.choice.$choice)?.log.id
  const log = logs.find(({ id }) => id === chosen)
  return narrow && log ? <LogFacts log={log} /> : null
}
