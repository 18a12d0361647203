import { useState } from 'react'
import type { WebViewConnection } from '../../api/webview'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Button } from '../../ui/page/button'
import { FailureBanner } from '../../ui/status/failure-banner'
import { StatusBadge } from '../../ui/status/status-badge'
import type { Connection } from './connection'
import { ControllerText } from './controller-text'
import { NoticeBanner } from './notice-banner'
import { RequestBanner } from './request-banner'
import { SafetyDialog } from './safety-dialog'
import { CONTROL_REFUSALS, STATES } from './texts'
import styles from './webview.module.css'

interface Props {
  connection: Connection
  state: WebViewConnection
  onLeave: () => void
}

/** The own role, who operates, and how to get or give control. */
export function ControlCard({ connection, state, onLeave }: Props) {
  const { t } = useText()
  const { role, controller, viewers, request, notice } = state
  const { tone, text } = STATES[state.state === 'ended' ? 'lost' : state.state]
  return (
    <Card>
      <div className={styles.bar}>
        <div className={styles.facts}>
          <span>
            {t('common.term.access')}: {t(role === 'control' ? 'common.term.control' : 'common.term.viewOnly')}
          </span>
          <span role="status">
            <StatusBadge tone={tone}>{t(text)}</StatusBadge>
          </span>
          <span>
            {t('common.term.inControl')}: <ControllerText of={controller} />
          </span>
          <span>{t('common.term.viewers', { count: viewers })}</span>
        </div>
        <div className={styles.buttons}>
          {role === 'control' && <ControlButton connection={connection} state={state} />}
          <Button onClick={onLeave}>{t('common.term.disconnect')}</Button>
        </div>
      </div>
      {/* Has its place, so that the screen below never moves while somebody operates it. */}
      <div className={styles.messages} data-reserved={role === 'control'}>
        {request ? (
          <RequestBanner key={request.id} connection={connection} request={request} />
        ) : (
          notice && notice !== 'granted' && <NoticeBanner key={notice} notice={notice} />
        )}
      </div>
    </Card>
  )
}

function ControlButton({ connection, state }: Pick<Props, 'connection' | 'state'>) {
  const { t } = useText()
  const { machine, must_confirm: mustConfirm } = state
  const [confirming, setConfirming] = useState(false)
  const release = useAction(connection.release, 'in place')
  const request = useAction(async () => {
    if (!(await connection.request())) setConfirming(true)
  }, 'in place')
  const failure = release.failure ?? request.failure
  const giving = state.state === 'controlling' || state.state === 'requesting'
  // Nobody operates a screen that is not shown.
  const isShown = state.state !== 'opening' && state.state !== 'lost'
  return (
    <>
      {giving ? (
        <Button busy={release.busy} onClick={release.run}>
          {t(state.state === 'controlling' ? 'webview.release' : 'webview.withdraw')}
        </Button>
      ) : (
        <Button
          kind="primary"
          busy={request.busy}
          disabled={!isShown}
          asks={mustConfirm}
          onClick={() => (mustConfirm ? setConfirming(true) : request.run())}
        >
          {t('webview.request')}
        </Button>
      )}
      {failure && <FailureBanner error={failure} reasons={CONTROL_REFUSALS} />}
      {confirming && <SafetyDialog connection={connection} machine={machine} onClose={() => setConfirming(false)} />}
    </>
  )
}
