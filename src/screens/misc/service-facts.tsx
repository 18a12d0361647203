import { useStore } from '@nanostores/preact'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import type { MiscServiceId, MiscServiceState } from '../../api/misc'
import { useAction } from '../../lib/remote/use-action'
import { joinDetail, joinList } from '../../lib/text/join'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { $clock } from '../../stores/clock'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { Details } from '../../ui/page/details'
import { StatusBadge } from '../../ui/status/status-badge'
import { Interrupted } from './card/interrupted'
import styles from './misc.module.css'
import { OWNERS, REASONS, STATES } from './states'

interface Props {
  service: MiscServiceState
  /** The element that names the service. */
  titleId: string
  onRestart: (id: MiscServiceId) => Promise<void>
}

/** What a service does now, why it does not do better, and who uses it. */
export function ServiceFacts({ service, titleId, onRestart }: Props) {
  const { t } = useText()
  const { id, state, port, reason, taken_by: owner, users, lines } = service
  const { busy, run } = useAction(onRestart)
  const buttonId = useId()
  const [confirming, setConfirming] = useState(false)
  const { tone, text } = STATES[state]
  const cause = reason === null ? undefined : REASONS[reason]
  return (
    <>
      <div className={styles.state} role="status">
        <StatusBadge tone={tone}>{t(text)}</StatusBadge>
        {port !== null && <span className={styles.port}>{t('misc.port', { port })}</span>}
        {canRestart(service) && (
          <Button
            kind="quiet"
            busy={busy}
            id={buttonId}
            labelledBy={`${buttonId} ${titleId}`}
            onClick={() => (id === 'ftp' && users.length > 0 ? setConfirming(true) : run(id))}
          >
            {t('common.action.restart')}
          </Button>
        )}
      </div>
      {owner !== null && <p className={styles.reason}>{t('misc.takenBy', { name: t(OWNERS[owner]) })}</p>}
      {cause && (
        <p className={styles.reason}>
          {t(cause.text)}{' '}
          {cause.fix && (
            <Link href={cause.fix.path} className={styles.link}>
              {t(cause.fix.text)}
            </Link>
          )}
        </p>
      )}
      {id === 'time' && <EstimatedClock />}
      {users.length > 0 && <p className={styles.users}>{t('misc.users', { names: namesOf(users) })}</p>}
      {confirming && (
        <ActionDialog
          title={t('misc.restart.title')}
          verb={t('common.action.restart')}
          onConfirm={() => onRestart(id)}
          onClose={() => setConfirming(false)}
        >
          <Interrupted by="ftp" />
        </ActionDialog>
      )}
      {lines.length > 0 && <Details>{lines.map(line => plainText(line, 200)).join('\n')}</Details>}
    </>
  )
}

function EstimatedClock() {
  const { t } = useText()
  const { since } = useStore($clock)
  if (!since) return null
  const value = t('shell.clockEstimated', { since })
  return <p className={styles.reason}>{t('common.labelled', { label: t('common.term.dateAndTime'), value })}</p>
}

/** A restart of VNC disconnects its viewers, so it is offered only when nobody can be connected. */
function canRestart({ id, state }: MiscServiceState): boolean {
  if (id === 'vnc') return state === 'failed' || state === 'port_conflict'
  return state !== 'off'
}

const namesOf = (users: MiscServiceState['users']) =>
  joinList(users.map(({ name, address }) => joinDetail(plainText(name, 40), plainText(address, 40))))
