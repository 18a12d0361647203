import { useState } from 'react'
import type { SecsGemControl, SecsGemError, SecsGemStatus } from '../../api/secs-gem'
import { useAction } from '../../lib/remote/use-action'
import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { FieldGroup } from '../../ui/form/field-group'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { DISCONNECT } from './impacts'
import { Interrupted } from './interrupted'
import type { SecsGemModel } from './model'
import styles from './secs-gem.module.css'
import { CONTROLS, REFUSALS } from './texts'

interface Props {
  model: SecsGemModel
  status: SecsGemStatus
}

const ACTIONS = [
  ['online_remote', 'secsGem.control.goRemote'],
  ['online_local', 'secsGem.control.goLocal'],
  ['offline', 'secsGem.control.goOffline']
] as const satisfies readonly (readonly [SecsGemControl, string])[]

/** The control state of GEM, and the ways to the two others. Offline nothing is reported, so that this is confirmed. */
export function ControlButtons({ model, status }: Props) {
  const { t } = useText()
  const { connection, control } = status
  const { busy, failure, run } = useAction(model.setControl, 'in place')
  const [confirming, setConfirming] = useState(false)
  const { tone, text, hint } = CONTROLS[control]
  const connected = connection === 'connected'
  const needsHost = control === 'offline' && !connected
  const shown = needsHost ? 'secsGem.control.needsHost' : (spooledText(status) ?? hint)
  return (
    <FieldGroup title={t('secsGem.control')} hint={t(shown)}>
      <div className={styles.state}>
        <StatusBadge tone={tone}>{t(text)}</StatusBadge>
        {ACTIONS.filter(([state]) => state !== control).map(([state, label]) => (
          <Button
            key={state}
            kind={state === 'offline' ? 'danger' : 'plain'}
            asks={state === 'offline'}
            busy={busy}
            disabled={needsHost}
            onClick={() => (state === 'offline' ? setConfirming(true) : run(state))}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {failure && <FailureBanner error={failure} reasons={REFUSALS} />}
      {confirming && (
        <ActionDialog
          title={t('secsGem.goOffline.title')}
          verb={t('secsGem.control.goOffline')}
          reasons={REFUSALS}
          onConfirm={() => model.setControl('offline')}
          onClose={() => setConfirming(false)}
        >
          <p>{t('secsGem.goOffline.text')}</p>
          <Interrupted by={DISCONNECT} lasts="common.impact.connected" />
        </ActionDialog>
      )}
    </FieldGroup>
  )
}

/** Of firmware without the state of communication, some errors say that there is none. */
const SILENT: readonly (SecsGemError['code'] | undefined)[] = ['device_id_mismatch', 'communication_denied']

/** Why alarms and events are not reported although the panel is online. */
function spooledText({ connection, control, communicating, last_error }: SecsGemStatus): MessageKey | undefined {
  if (connection !== 'connected') return 'secsGem.control.spooled'
  if (control === 'offline') return undefined
  return communicating === false || SILENT.includes(last_error?.code) ? 'secsGem.control.silent' : undefined
}
