import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { RangeChoice } from '../../ui/filter/range-choice'
import { Page } from '../../ui/page/page'
import { ListCard } from './list-card'
import { createOperationLog } from './model'

export default function OperationLogScreen() {
  const { t } = useText()
  const model = useModel(createOperationLog)
  return (
    <Page title={t('menu.operationLog')} actions={<RangeChoice of={model.filters} />}>
      <ListCard model={model} />
    </Page>
  )
}
