import { useStore } from '@nanostores/preact'
import { useText } from '../../lib/text/use-text'
import { $hmiName } from '../../stores/hmi-name'
import { Dialog } from '../../ui/dialog/dialog'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { PanelLinks } from './panel-links'
import type { SafeApplyFlow, Stage } from './safe-apply-flow'

interface Props {
  flow: SafeApplyFlow
  stage: Extract<Stage, { status: 'ended' }>
}

const TONES = { kept: 'ok', reverted: 'bad', moved: 'warn' } as const

/** The result of the change, as far as this page can determine it. */
export function ChangeOutcome({ flow, stage }: Props) {
  const { t } = useText()
  const name = useStore($hmiName)
  const { outcome, pending, early } = stage
  const { addresses } = pending
  const elsewhere = addresses.includes(location.hostname) ? [] : addresses.length > 0 ? addresses : [name]
  const { wayBack } = flow.change
  const keptElsewhere = outcome === 'kept' && flow.isUnchecked() && elsewhere.length > 0
  const left = outcome === 'moved' || keptElsewhere
  const message = keptElsewhere
    ? 'safeApplyDialog.kept.there'
    : outcome === 'reverted' && early
      ? 'safeApplyDialog.reverted.early'
      : (`safeApplyDialog.outcome.${outcome}.text` as const)
  return (
    <Dialog
      title={t(
        outcome === 'moved' && wayBack ? 'safeApplyDialog.ended.title' : `safeApplyDialog.outcome.${outcome}.title`
      )}
      onCancel={flow.close}
      actions={
        <Button kind="primary" onClick={flow.close}>
          {t('common.close')}
        </Button>
      }
    >
      <Banner tone={TONES[outcome]} role={outcome === 'kept' ? 'status' : 'alert'}>
        {left && wayBack ? wayBack : t(message)}
      </Banner>
      {left && <PanelLinks hosts={elsewhere} />}
    </Dialog>
  )
}
