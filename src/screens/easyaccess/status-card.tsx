import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { EasyAccessReport } from '../../api/easyaccess'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { useAction } from '../../lib/remote/use-action'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { createImpact, type Interrupts } from '../../stores/impact'
import { Card } from '../../ui/card/card'
import { Row } from '../../ui/card/row'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { Impact } from '../../ui/impact/impact'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import { FaultBanner } from '../../ui/status/fault-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { codeFault } from './codes'
import type { EasyAccessModel } from './model'
import { PassThroughNotice } from './pass-through-notice'
import { REFUSALS, STATES } from './texts'

const STOP: Interrupts = { lasts: 'common.impact.untilConnected', lists: ['remote_access'] }

interface Props {
  model: EasyAccessModel
  report: EasyAccessReport
}

/** Whether the panel is connected, who uses it, and why not. Disconnecting shuts remote users out, so it is confirmed. */
export function StatusCard({ model, report }: Props) {
  const { t } = useText()
  const { state, since, error_code: code, error_time: time } = report
  const { tone, text } = STATES[state]
  const passesThrough = lastKnown(useStore(model.$settings))?.value.pass_through
  const isOff = state === 'Disconnected'
  const [confirming, setConfirming] = useState(false)
  const { busy, failure, run } = useAction(model.start, 'in place')
  const stop = async () => {
    await model.stop()
    setConfirming(false)
  }
  return (
    <Card
      title={t('common.term.status')}
      status={
        <Row>
          <StatusBadge tone={tone}>{t(text)}</StatusBadge>
          {state === 'Occupied' ? (
            <Occupant report={report} />
          ) : (
            since !== null && <span>{t('common.term.since', { time: plainText(since, 32) })}</span>
          )}
        </Row>
      }
      actions={
        state !== 'Not Activated' && (
          <Button
            kind={isOff ? 'primary' : 'danger'}
            asks={!isOff}
            busy={busy}
            onClick={() => (isOff ? run() : setConfirming(true))}
          >
            {t(isOff ? 'common.term.connect' : 'common.term.disconnect')}
          </Button>
        )
      }
    >
      {state !== 'Not Activated' && failure && <FailureBanner error={failure} reasons={REFUSALS} />}
      {state === 'Occupied' && passesThrough && <PassThroughNotice devices={report.pass_through_devices} />}
      {code !== null && (
        <FaultBanner fault={codeFault(t, code)}>
          {time !== null && <p>{t('common.term.lastFailure', { time: plainText(time, 32) })}</p>}
        </FaultBanner>
      )}
      {confirming && (
        <ConfirmDialog
          title={t('easyaccess.stop.title')}
          verb={t('common.term.disconnect')}
          onConfirm={stop}
          onCancel={() => setConfirming(false)}
        >
          <p>{t(state === 'Occupied' ? 'easyaccess.stop.text' : 'easyaccess.stop.unused')}</p>
          <Interrupted />
        </ConfirmDialog>
      )}
    </Card>
  )
}

function Occupant({ report: { occupied_by: by, occupied_since: since } }: { report: EasyAccessReport }) {
  const { t } = useText()
  const name = plainText(by ?? '', 80)
  const time = plainText(since ?? '', 32)
  return <span>{name ? t('easyaccess.occupiedBy', { name, time }) : t('easyaccess.occupied', { time })}</span>
}

function Interrupted() {
  const $impact = useModel(() => createImpact(STOP))
  return <Impact from={$impact} />
}
