import { useAction } from '../../lib/remote/use-action'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { ActionsMenu } from '../../ui/dialog/actions-menu'
import { Button } from '../../ui/page/button'
import { PanelText } from '../../ui/page/panel-text'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import type { CardProps } from './card-props'
import { DEMO, REASONS, STATES } from './texts'

/** What the runtime does, and the commands that move the machine. */
export function StateCard({ model, runtime: { runtime, licence }, busy, onCommand }: CardProps) {
  const { t } = useText()
  const log = useAction(model.downloadLog, 'in place')
  const { state, since, version, fault } = runtime
  const { tone, text } = state === 'running' && licence.state === 'demo' ? DEMO : STATES[state]
  const hasApplication = state !== 'no_application'
  const demoEnded = licence.state === 'none' && licence.demo_seconds_left === 0
  return (
    <Card
      title={t('codesys.state')}
      status={<StatusBadge tone={tone}>{t(text)}</StatusBadge>}
      actions={
        <ActionsMenu
          items={[
            {
              id: 'reset',
              text: t('codesys.command.reset'),
              asks: true,
              danger: true,
              disabled: busy || !hasApplication,
              onPick: () => onCommand({ kind: 'reset', reset: 'warm' })
            },
            { id: 'log', text: t('codesys.log'), disabled: log.busy, onPick: log.run }
          ]}
        >
          {state === 'running' ? (
            <Button kind="danger" disabled={busy} asks onClick={() => onCommand({ kind: 'stop' })}>
              {t('codesys.command.stop')}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={busy || !hasApplication || demoEnded}
              asks
              onClick={() => onCommand({ kind: 'start' })}
            >
              {t('codesys.command.start')}
            </Button>
          )}
        </ActionsMenu>
      }
    >
      {fault !== null && (
        <Banner tone="bad" title={t('codesys.fault')}>
          {plainText(fault, 200)}
        </Banner>
      )}
      <DataList>
        <DataRow label={t('codesys.since')}>{since === null ? '–' : plainText(since, 32)}</DataRow>
        <DataRow label={t('common.term.version')}>
          <PanelText>{plainText(version, 32)}</PanelText>
        </DataRow>
      </DataList>
      {log.failure && <FailureBanner error={log.failure} reasons={REASONS} />}
    </Card>
  )
}
