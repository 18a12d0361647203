import { useState } from 'react'
import type { OpcUaServer } from '../../../api/opcua/server'
import { useAction } from '../../../lib/remote/use-action'
import { textOfCode } from '../../../lib/text/code-texts'
import { formatNumber } from '../../../lib/text/format'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { ActionsMenu } from '../../../ui/dialog/actions-menu'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import { Details } from '../../../ui/page/details'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import { FailureBanner } from '../../../ui/status/failure-banner'
import { StatusBadge, type Tone } from '../../../ui/status/status-badge'
import type { ServerTabModel } from './model'
import { StopDialog, type StopKind } from './stop-dialog'
import { SERVER_REASONS } from './texts'

interface Props {
  model: ServerTabModel
  server: OpcUaServer
}

export function StateCard({ model, server }: Props) {
  const { t } = useText()
  const [stopping, setStopping] = useState<StopKind>()
  const start = useAction(model.start, 'in place')
  const { state, restarting, since, last_error, availability } = server
  // A save of the settings may have started it since.
  const failure = state === 'Stopped' ? start.failure : undefined
  const uri = plainText(server.application_uri, 200)
  return (
    <Card
      title={t('common.term.opcUaServer')}
      status={<ServerState server={server} />}
      actions={
        state === 'Running' ? (
          <ActionsMenu
            buttons={[
              {
                id: 'restart',
                text: t('opcuaServer.command.restart'),
                asks: true,
                danger: true,
                disabled: restarting,
                onPick: () => setStopping('restart')
              }
            ]}
          >
            <Button kind="danger" asks onClick={() => setStopping('stop')}>
              {t('opcuaServer.command.stop')}
            </Button>
          </ActionsMenu>
        ) : (
          <Button kind="primary" busy={start.busy} disabled={availability !== 'available'} onClick={start.run}>
            {t('opcuaServer.start')}
          </Button>
        )
      }
    >
      {failure && <FailureBanner error={failure} reasons={SERVER_REASONS} />}
      {last_error && !failure && <LastError error={last_error} />}
      <DataList>
        {since !== null && <DataRow label={t('opcuaServer.since')}>{plainText(since, 32)}</DataRow>}
        <DataRow label={t('opcuaServer.applicationName')}>
          <PanelText>{plainText(server.application_name, 80)}</PanelText>
        </DataRow>
        <DataRow label={t('common.term.applicationUri')}>
          <CopyButton text={uri} of={t('common.term.applicationUri')}>
            <PanelText mono>{uri}</PanelText>
          </CopyButton>
        </DataRow>
        <DataRow label={t('opcuaServer.nodes')}>{formatNumber(server.nodes)}</DataRow>
        <DataRow label={t('common.term.sessions')}>{formatNumber(server.sessions)}</DataRow>
        <DataRow label={t('opcuaServer.rejectedCount')}>{formatNumber(server.rejected)}</DataRow>
      </DataList>
      {stopping && <StopDialog model={model} kind={stopping} onClose={() => setStopping(undefined)} />}
    </Card>
  )
}

function ServerState({ server: { state, restarting, last_error, availability } }: { server: OpcUaServer }) {
  const { t } = useText()
  const [tone, text]: [Tone, MessageKey] = restarting
    ? ['warn', 'common.term.restarting']
    : state === 'Running'
      ? ['plain', 'common.term.running']
      : [last_error || availability === 'service_unavailable' ? 'bad' : 'plain', 'common.term.stopped']
  return <StatusBadge tone={tone}>{t(text)}</StatusBadge>
}

/** Why the server does not run although it should. */
function LastError({ error: { code, time, detail } }: { error: NonNullable<OpcUaServer['last_error']> }) {
  const { t } = useText()
  return (
    <Banner tone="bad" title={t(textOfCode(SERVER_REASONS, code) ?? 'opcuaServer.failure.start')}>
      {plainText(time, 32)}
      <Details>{plainText(`${code} ${detail}`.trim())}</Details>
    </Banner>
  )
}
