import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { CopyAll } from './copy-all'
import { IdentityCards } from './identity-cards'
import { createSystemInfo } from './model'
import { NoticesCard } from './notices-card'
import { ServiceCard } from './service-card'

export default function SystemInfoScreen() {
  const { t } = useText()
  const model = useModel(createSystemInfo)
  return (
    <Page title={t('menu.systemInfo')} actions={<CopyAll model={model} />}>
      <Loaded from={model.$identity}>{identity => <IdentityCards identity={identity} />}</Loaded>
      <ServiceCard model={model} />
      <NoticesCard model={model} />
    </Page>
  )
}
