import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { ReloadBanner } from '../../ui/status/reload-banner'
import { createOpcUa, type KeptModels } from './model'
import { TABS } from './tabs'

export default function OpcUaScreen() {
  const { t } = useStore($i18n)
  const { $filters, filter, kept, leave } = useModel(createOpcUa)
  const { tab } = useStore($filters)
  const current = TABS.find(({ id }) => id === tab) ?? TABS[0]
  useEffect(() => leave, [leave])
  return (
    <Page title={t('menu.opcua')}>
      <Tabs
        label={t('opcua.tabs')}
        tabs={TABS.map(({ id, text }) => ({ id, text: t(text) }))}
        current={current.id}
        onPick={picked => filter({ tab: picked })}
      >
        <TabContent key={current.id} usePart={current.usePart} kept={kept} />
      </Tabs>
    </Page>
  )
}

function TabContent({ usePart, kept }: Pick<(typeof TABS)[number], 'usePart'> & { kept: KeptModels }) {
  const { t } = useStore($i18n)
  const part = usePart()
  if (part.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={part.error} />
  return part.status === 'ready' ? <part.View kept={kept} /> : <Skeleton />
}
