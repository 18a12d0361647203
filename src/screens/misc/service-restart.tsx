import { useState } from 'react'
import type { MiscServiceId, MiscServiceState } from '../../api/misc'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { ActionDialog } from '../../ui/dialog/confirm-dialog'
import { Button } from '../../ui/page/button'
import { Interrupted } from './card/interrupted'
import { CARDS } from './cards'

interface Props {
  service: MiscServiceState
  onRestart: (id: MiscServiceId) => Promise<void>
}

/** Where people are connected to the FTP server, they are named first. */
export function ServiceRestart({ service: { id, users }, onRestart }: Props) {
  const { t } = useText()
  const { busy, run } = useAction(onRestart)
  const [confirming, setConfirming] = useState(false)
  const isConfirmed = id === 'ftp' && users.length > 0
  return (
    <>
      <Button
        kind="quiet"
        of={t(CARDS[id].title)}
        busy={busy}
        asks={isConfirmed}
        onClick={() => (isConfirmed ? setConfirming(true) : run(id))}
      >
        {t('common.action.restart')}
      </Button>
      {confirming && (
        <ActionDialog
          title={t('misc.restart.title', { service: t(CARDS[id].title) })}
          verb={t('common.action.restart')}
          onConfirm={() => onRestart(id)}
          onClose={() => setConfirming(false)}
        >
          <Interrupted by="ftp" />
        </ActionDialog>
      )}
    </>
  )
}

/** A restart of VNC disconnects its viewers, so it is offered only when nobody can be connected. */
export function canRestart({ id, state }: MiscServiceState): boolean {
  if (id === 'vnc') return state === 'failed' || state === 'port_conflict'
  return state !== 'off'
}
