import { useState } from 'react'
import type { OpcUaRejection } from '../../../api/opcua/server'
import { useAction } from '../../../lib/remote/use-action'
import { plainText } from '../../../lib/text/plain-text'
import { spanText } from '../../../lib/text/time-span'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { Disclosure } from '../../../ui/page/disclosure'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { Banner } from '../../../ui/status/banner'
import { Loaded } from '../../../ui/status/loaded'
import { Part } from '../../../ui/status/part'
import { goneProps } from '../../../ui/table/gone'
import { useSteadyRows } from '../../../ui/table/use-steady-rows'
import type { ServerTabModel } from './model'
import { RemedyControl } from './remedy-control'
import type { SettingsChange } from './settings-form'
import { MODE_NAMES, POLICY_NAMES, REJECTION_TEXTS } from './texts'

const loadTrustDialog = () => import('../certificates/trust-client-dialog')

interface CardProps {
  model: ServerTabModel
  /** Opens the settings with a change for the user to save. */
  onEdit: (change: SettingsChange) => void
}

interface Props extends Pick<CardProps, 'onEdit'> {
  /** Shows the certificate, to be compared before it is trusted. */
  onTrust: (thumbprint: string | null) => void
}

/** Of the clocks of client and panel. */
const NOTABLE_SECONDS = 60

/** More would hide the rest of the page. */
const MOST_SHOWN = 5

/** Clients that could not connect: who, from where, why, and what lets them in, until somebody clears the list. Absent while there are none. */
export function RejectedCard({ model, onEdit }: CardProps) {
  const [compared, setCompared] = useState<string | null>(null)
  return (
    <>
      <Loaded from={model.$rejections} skeleton="">
        {rejections => (
          <RejectedClients
            rejections={rejections}
            onClear={model.clearRejections}
            onEdit={onEdit}
            onTrust={setCompared}
          />
        )}
      </Loaded>
      {compared !== null && (
        <Part
          name="opcua-certificates"
          load={loadTrustDialog}
          with={{
            thumbprint: compared,
            newestCertificates: model.newestCertificates,
            onTrust: model.trust,
            onClose: () => setCompared(null)
          }}
        />
      )}
    </>
  )
}

interface ClientsProps extends Props {
  rejections: readonly OpcUaRejection[]
  onClear: () => Promise<void>
}

function RejectedClients({ rejections, onClear, ...handlers }: ClientsProps) {
  const { t } = useText()
  const clearing = useAction(onClear)
  const { rows, isGone, events } = useSteadyRows(rejections, ({ id }) => id)
  if (rows.length === 0) return null
  const older = rows.slice(MOST_SHOWN)
  const rest = { ...handlers, isGone }
  return (
    <Card
      title={t('opcuaServer.rejected')}
      actions={
        <Button busy={clearing.busy} onClick={clearing.run}>
          {t('opcuaServer.rejected.clear')}
        </Button>
      }
    >
      <div {...events}>
        <Rejections rejections={rows.slice(0, MOST_SHOWN)} {...rest} />
        {older.length > 0 && (
          <Disclosure lazy label={t('opcuaServer.rejected.older', { count: older.length })}>
            <Rejections rejections={older} {...rest} />
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

interface ListProps extends Props {
  rejections: readonly OpcUaRejection[]
  isGone: (rejection: OpcUaRejection) => boolean
}

function Rejections({ rejections, isGone, ...rest }: ListProps) {
  const { t } = useText()
  return (
    <ul aria-label={t('opcuaServer.rejected')}>
      {rejections.map(rejection => (
        <li key={rejection.id} {...goneProps(isGone(rejection))}>
          <Rejection rejection={rejection} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function Rejection({ rejection, onEdit, onTrust }: Props & { rejection: OpcUaRejection }) {
  const { t } = useText()
  const { client, client_uri, address, last_time, count, reason, username, policy, mode, thumbprint } = rejection
  const ahead = rejection.clock_difference_seconds ?? 0
  const { connected_at: connectedAt = null } = rejection
  const name = plainText(client || client_uri, 80) || t('opcuaServer.client.unknown')
  const security = policy && POLICY_NAMES[policy]
  return (
    <Banner
      tone={connectedAt === null ? 'warn' : 'info'}
      title={t('opcuaServer.rejected.title', { client: name, address: plainText(address, 60) })}
      action={
        connectedAt === null && (
          <RemedyControl rejection={rejection} onTrust={() => onTrust(thumbprint)} onEdit={onEdit} />
        )
      }
    >
      {connectedAt !== null && <div>{t('opcuaServer.rejected.connected', { time: plainText(connectedAt, 32) })}</div>}
      <div>{t(REJECTION_TEXTS[reason], { policy: security ?? '–', mode: MODE_NAMES[mode ?? 'None'] })}</div>
      <div className={textStyles.note}>
        {t('opcuaServer.rejected.times', { count, time: plainText(last_time, 32) })}
        {username !== null && (
          <>
            {' · '}
            {t('common.term.user')}: <PanelText>{plainText(username, 60)}</PanelText>
          </>
        )}
        {Math.abs(ahead) >= NOTABLE_SECONDS && (
          <> · {t('opcuaServer.rejected.clockDifference', { span: spanText(ahead * 1000, t) })}</>
        )}
        {client !== '' && client_uri !== '' && (
          <>
            {' · '}
            <PanelText>{plainText(client_uri, 120)}</PanelText>
          </>
        )}
      </div>
    </Banner>
  )
}
