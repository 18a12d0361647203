import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { CopyAll } from './copy-all'
import { IdentityCards } from './identity-cards'
import { createSystemInfo } from './model'
import { NoticesCard } from './notices-card'
import { ServiceCard } from './service-card'

export default function SystemInfoScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createSystemInfo)
  return (
    <Page title={t('menu.systemInfo')} actions={<CopyAll model={model} />}>
      <Loaded from={model.$identity}>{identity => <IdentityCards identity={identity} />}</Loaded>
      <ServiceCard model={model} />
      <NoticesCard model={model} />
    </Page>
  )
}
