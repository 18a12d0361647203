import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { CardSkeletons } from '../../ui/card/card-skeletons'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { Loaded } from '../../ui/status/loaded'
import { Part } from '../../ui/status/part'
import { CopyAll } from './copy-all'
import { IdentityCards } from './identity-cards'
import { createSystemInfo, type SystemInfoModel, TABS } from './model'
import { NoticesCard } from './notices-card'
import { ServiceCard } from './service-card'

const loadConfiguration = () => import('./configuration/tab')
const loadRestarts = () => import('./restarts/restarts')

export default function SystemInfoScreen() {
  const { t } = useText()
  const model = useModel(createSystemInfo)
  const { tab } = useStore(model.filters.$filters)
  return (
    <Page title={t('menu.systemInfo')} actions={tab === 'device' && <CopyAll model={model} />}>
      <Tabs
        label={t('common.term.views')}
        tabs={TABS.map(id => ({ id, text: t(`systemInfo.tab.${id}`) }))}
        current={tab}
        onPick={picked => model.filters.filter({ tab: picked })}
      >
        {tab === 'device' ? (
          <Device model={model} />
        ) : (
          <Part name="system-info-configuration" load={loadConfiguration} waiting={<Skeleton />} />
        )}
      </Tabs>
    </Page>
  )
}

function Device({ model }: { model: SystemInfoModel }) {
  const isRead = useStore(model.$identity).status !== 'loading'
  return (
    <>
      <Loaded from={model.$identity} skeleton={<CardSkeletons lines={[9, 9]} />}>
        {identity => <IdentityCards identity={identity} />}
      </Loaded>
      <ServiceCard model={model} />
      <NoticesCard model={model} />
      {isRead && <Part name="system-info-restarts" load={loadRestarts} waiting={<CardSkeletons lines={[4]} />} />}
    </>
  )
}
