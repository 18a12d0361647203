import { useState } from 'react'
import type { Codesys } from '../../api/codesys'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { Button } from '../../ui/page/button'
import { CopyButton } from '../../ui/page/copy-button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { StatusBadge, type Tone } from '../../ui/status/status-badge'
import type { CardProps } from './card-props'
import { LicenceDialog, type LicenceWay } from './licence-dialog'
import { demoLeftText } from './texts'

type State = Codesys['licence']['state']

const STATES = {
  none: ['warn', 'common.term.none'],
  demo: ['warn', 'codesys.licence.demo'],
  active: ['plain', 'codesys.licence.active']
} as const satisfies Record<State, [Tone, string]>

export function LicenceCard({ model, runtime: { licence, hardware_key: hardwareKey }, busy }: CardProps) {
  const { t } = useText()
  const [way, setWay] = useState<LicenceWay>()
  const { state, demo_seconds_left: left, since } = licence
  const [tone, text] = STATES[state]
  const key = plainText(hardwareKey, 64)
  return (
    <Card
      title={t('common.term.licence')}
      status={<StatusBadge tone={tone}>{t(text)}</StatusBadge>}
      actions={
        state !== 'active' && (
          <ActionsMenu
            items={(['request', 'file'] as const).map(other => ({
              id: other,
              text: t(`codesys.activate.${other}`),
              asks: true,
              disabled: busy,
              onPick: () => setWay(other)
            }))}
          >
            <Button kind="primary" disabled={busy} asks onClick={() => setWay('code')}>
              {t('codesys.activate.code')}
            </Button>
          </ActionsMenu>
        )
      }
    >
      {state === 'demo' && (
        <Banner tone="warn" title={demoLeftText(t, left)}>
          {t('codesys.licence.demo.text')}
        </Banner>
      )}
      {state === 'none' && (
        <Banner
          tone={left === 0 ? 'bad' : 'info'}
          title={t(left === 0 ? 'codesys.licence.ended' : 'codesys.licence.unused')}
        >
          {t(left === 0 ? 'codesys.licence.ended.text' : 'codesys.licence.unused.text')}
        </Banner>
      )}
      <DataList>
        {since !== null && <DataRow label={t('codesys.licence.since')}>{plainText(since, 16)}</DataRow>}
        <DataRow label={t('common.term.hardwareKey')}>
          <CopyButton text={key} of={t('common.term.hardwareKey')}>
            <PanelText mono>{key}</PanelText>
          </CopyButton>
        </DataRow>
      </DataList>
      {way && <LicenceDialog model={model} way={way} onClose={() => setWay(undefined)} />}
    </Card>
  )
}
