import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import type { OpcUaServer } from '../../api/opcua'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { $i18n } from '../../lib/text/i18n'
import { Card } from '../../ui/page/card'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { Banner } from '../../ui/status/banner'
import { ReloadBanner } from '../../ui/status/reload-banner'
import { createOpcUa, type OpcUaModel } from './model'
import { TABS } from './tabs'

/** Why there is nothing to set up. */
const MISSING = {
  not_on_this_model: ['opcua.notOnThisModel', 'opcua.notOnThisModel.text'],
  not_licensed: ['opcua.notLicensed', 'opcua.notLicensed.text'],
  not_in_project: ['opcua.notInProject', 'opcua.notInProject.text']
} as const

export default function OpcUaScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createOpcUa)
  const availability = lastKnown(useStore(model.$server))?.availability ?? 'available'
  useEffect(() => model.leave, [model])
  return (
    <Page title={t('menu.opcua')}>
      {isMissing(availability) ? (
        <Missing texts={MISSING[availability]} />
      ) : (
        <>
          {availability === 'service_unavailable' && (
            <Banner tone="bad" title={t('opcua.unavailable')}>
              {t('opcua.unavailable.text')}
            </Banner>
          )}
          <OpcUaTabs model={model} />
        </>
      )}
    </Page>
  )
}

function Missing({ texts: [title, text] }: { texts: (typeof MISSING)[keyof typeof MISSING] }) {
  const { t } = useStore($i18n)
  return (
    <Card>
      <EmptyState title={t(title)}>{t(text)}</EmptyState>
    </Card>
  )
}

const isMissing = (availability: OpcUaServer['availability']): availability is keyof typeof MISSING =>
  availability in MISSING

function OpcUaTabs({ model }: { model: OpcUaModel }) {
  const { t } = useStore($i18n)
  const { tab } = useStore(model.$filters)
  const current = TABS.find(({ id }) => id === tab) ?? TABS[0]
  return (
    <Tabs
      label={t('opcua.tabs')}
      tabs={TABS.map(({ id, text }) => ({ id, text: t(text) }))}
      current={current.id}
      onPick={picked => model.filter({ tab: picked })}
    >
      <TabContent key={current.id} usePart={current.usePart} model={model} />
    </Tabs>
  )
}

function TabContent({ usePart, model }: Pick<(typeof TABS)[number], 'usePart'> & { model: OpcUaModel }) {
  const { t } = useStore($i18n)
  const part = usePart()
  if (part.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={part.error} />
  return part.status === 'ready' ? <part.View kept={model.kept} $server={model.$server} /> : <Skeleton />
}
