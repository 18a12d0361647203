import { useAction } from '../../lib/remote/use-action'
import { formatBytes } from '../../lib/text/measures'
import { percentOf } from '../../lib/text/percent-of'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Button } from '../../ui/page/button'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import { FailureBanner } from '../../ui/status/failure-banner'
import { Meter } from '../../ui/status/meter'
import type { CardProps } from './card-props'
import { REASONS } from './texts'

/** The boot application, and the memory that it keeps without power. */
export function ApplicationCard({ model, runtime: { application, retain }, busy }: CardProps) {
  const { t } = useText()
  const backUp = useAction(model.backUp, 'in place')
  if (!application)
    return (
      <Card title={t('codesys.application')}>
        <EmptyState title={t('codesys.application.none')}>{t('codesys.application.none.text')}</EmptyState>
      </Card>
    )
  const { used_bytes: used, total_bytes: total } = retain
  const usedText = t('codesys.retain.used', { used: formatBytes(used), total: formatBytes(total) })
  return (
    <Card
      title={t('codesys.application')}
      actions={
        <Button busy={backUp.busy} disabled={busy} onClick={backUp.run}>
          {t('codesys.backUp')}
        </Button>
      }
    >
      <DataList>
        <DataRow label={t('common.term.name')}>
          <PanelText>{plainText(application.name, 80)}</PanelText>
        </DataRow>
        <DataRow label={t('codesys.application.builtAt')}>{plainText(application.built_at, 32)}</DataRow>
        <DataRow label={t('common.term.checksum')}>
          <PanelText mono>{application.checksum}</PanelText>
        </DataRow>
        <DataRow label={t('codesys.application.compiler')}>
          <PanelText>{plainText(application.compiler_version, 16)}</PanelText>
        </DataRow>
        <DataRow label={t('codesys.retain')}>
          {usedText}
          <Meter label={t('codesys.retain')} percent={percentOf(used, total) ?? 0} text={usedText} />
        </DataRow>
      </DataList>
      {backUp.failure && <FailureBanner error={backUp.failure} reasons={REASONS} />}
    </Card>
  )
}
