import { useState } from 'react'
import type { SecsGemStatus } from '../../api/secs-gem'
import { useAction } from '../../lib/remote/use-action'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { DataList, DataRow } from '../../ui/card/data-list'
import { Row } from '../../ui/card/row'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { FaultBanner } from '../../ui/status/fault-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { ControlButtons } from './control-buttons'
import { DISCONNECT } from './impacts'
import { Interrupted } from './interrupted'
import type { SecsGemModel } from './model'
import styles from './secs-gem.module.css'
import { CONNECTIONS, hostFault, REFUSALS } from './texts'

interface Props {
  model: SecsGemModel
  status: SecsGemStatus
}

/** Whether the host is connected, what it may do, and what went wrong last. */
export function StateCard({ model, status }: Props) {
  const { t } = useText()
  const { connection, since, peer, last_error: error, counted_since: counted } = status
  const { tone, text } = CONNECTIONS[connection]
  return (
    <Card
      title={t('common.term.status')}
      status={
        <Row>
          <StatusBadge tone={tone}>{t(text)}</StatusBadge>
          {connection !== 'undefined' && <span>{t('common.term.since', { time: plainText(since, 32) })}</span>}
        </Row>
      }
      actions={<ConnectButton model={model} status={status} />}
    >
      {error && (
        <div className={styles.block}>
          <FaultBanner fault={hostFault(t, error)}>
            <p>{t('secsGem.faultAt', { time: plainText(error.time, 32) })}</p>
          </FaultBanner>
        </div>
      )}
      <ControlButtons model={model} status={status} />
      <DataList>
        {peer !== null && <DataRow label={t('secsGem.peer')}>{plainText(peer, 32)}</DataRow>}
        <DataRow label={t('secsGem.messages')}>
          {t('secsGem.counts', {
            sent: formatNumber(status.sent),
            received: formatNumber(status.received),
            since: plainText(counted, 32)
          })}
        </DataRow>
        <DataRow label={t('secsGem.timeouts')}>{formatNumber(status.reply_timeouts)}</DataRow>
      </DataList>
    </Card>
  )
}

/** Without the host alarms are spooled, so that to disconnect is confirmed. */
function ConnectButton({ model, status: { connection } }: Props) {
  const { t } = useText()
  const [confirming, setConfirming] = useState(false)
  const connect = useAction(model.connect)
  if (connection === 'undefined') return null
  return (
    <>
      {(connection === 'disconnected' || connection === 'failure') && (
        <Button kind="primary" busy={connect.busy} onClick={connect.run}>
          {t('common.term.connect')}
        </Button>
      )}
      {connection !== 'disconnected' && (
        <Button kind="danger" asks onClick={() => setConfirming(true)}>
          {t('common.term.disconnect')}
        </Button>
      )}
      {confirming && (
        <ActionDialog
          title={t('secsGem.disconnect.title')}
          verb={t('common.term.disconnect')}
          reasons={REFUSALS}
          onConfirm={model.disconnect}
          onClose={() => setConfirming(false)}
        >
          <p>{t('secsGem.disconnect.text')}</p>
          <Interrupted by={DISCONNECT} />
        </ActionDialog>
      )}
    </>
  )
}
