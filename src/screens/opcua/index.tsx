import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import type { OpcUaServer } from '../../api/opcua/server'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { MISSING_FEATURE } from '../../stores/missing-feature'
import { Card } from '../../ui/card/card'
import type { Children } from '../../ui/page/children'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Skeleton } from '../../ui/page/skeleton'
import { Tabs } from '../../ui/page/tabs'
import { Banner } from '../../ui/status/banner'
import { Part } from '../../ui/status/part'
import { createOpcUa, type OpcUaModel } from './model'
import { TABS } from './tabs'

export default function OpcUaScreen() {
  const { t } = useText()
  const model = useModel(createOpcUa)
  const { availability = 'available', starting_percent: percent } = lastKnown(useStore(model.$server)) ?? {}
  useEffect(() => model.leave, [model])
  return (
    <Page title={t('menu.opcua')}>
      {isMissing(availability) ? (
        <Missing availability={availability} />
      ) : (
        <OpcUaTabs model={model}>
          {availability === 'service_starting' && <Starting percent={percent} />}
          {availability === 'service_unavailable' && (
            <Banner tone="bad" title={t('common.term.opcuaUnavailable')}>
              {t('opcua.unavailable.text')}
            </Banner>
          )}
        </OpcUaTabs>
      )}
    </Page>
  )
}

function Starting({ percent }: { percent: number | undefined }) {
  const { t } = useText()
  return (
    <Banner
      tone="info"
      title={percent === undefined ? t('opcua.starting') : t('opcua.starting.percent', { percent })}
    />
  )
}

function Missing({ availability }: { availability: keyof typeof MISSING_FEATURE }) {
  const { t } = useText()
  const { title, remedy } = MISSING_FEATURE[availability]
  return (
    <Card>
      <EmptyState title={t(title)}>{t(remedy)}</EmptyState>
    </Card>
  )
}

const isMissing = (availability: OpcUaServer['availability']): availability is keyof typeof MISSING_FEATURE =>
  availability in MISSING_FEATURE

function OpcUaTabs({ model, children }: { model: OpcUaModel; children: Children }) {
  const { t } = useText()
  const { tab } = useStore(model.$filters)
  const current = TABS.find(({ id }) => id === tab) ?? TABS[0]
  return (
    <Tabs
      label={t('opcua.tabs')}
      tabs={TABS.map(({ id, text }) => ({ id, text: t(text) }))}
      current={current.id}
      onPick={picked => model.filter({ tab: picked })}
    >
      {children}
      <Part
        name={`opcua-${current.id}`}
        load={current.load}
        with={{ kept: model.kept, $server: model.$server }}
        waiting={<Skeleton />}
      />
    </Tabs>
  )
}
