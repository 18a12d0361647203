import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { Page } from '../../ui/page/page'
import { ListCard } from './list-card'
import { createOperationLog } from './model'
import { StateCard } from './state-card'

export default function OperationLogScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createOperationLog)
  return (
    <Page title={t('menu.operationLog')}>
      <StateCard model={model} />
      <ListCard model={model} />
    </Page>
  )
}
