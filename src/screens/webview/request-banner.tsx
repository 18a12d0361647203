import type { WebViewRequest } from '../../api/webview'
import { useSecondsLeft } from '../../lib/browser/use-seconds'
import { useAction } from '../../lib/remote/use-action'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import type { Connection } from './connection'
import { CONTROL_REFUSALS } from './texts'

interface Props {
  connection: Connection
  request: WebViewRequest
}

/** A request that waits for its answer: the own one, one to answer, or one of somebody else. */
export function RequestBanner({ connection, request }: Props) {
  const { t } = useText()
  const { name, address, own, answerable, unanswered } = request
  const seconds = useSecondsLeft(request, request.seconds_left)
  const who = { name: plainText(name, 64), address: plainText(address, 64) }
  const outcome = t(unanswered === 'grant' ? 'webview.request.thenGranted' : 'webview.request.thenDenied', { seconds })
  return (
    <Banner
      tone={answerable ? 'warn' : 'info'}
      action={answerable && <Answers connection={connection} request={request} />}
    >
      {/* Announced once, without the seconds. */}
      <strong role={answerable ? 'alert' : 'status'}>
        {own ? t('webview.request.own') : t('webview.request.by', who)}
      </strong>
      <p>{outcome}</p>
    </Banner>
  )
}

function Answers({ connection, request }: Props) {
  const { t } = useText()
  const { busy, current, failure, run } = useAction(connection.answer, 'in place')
  const granting = current?.[1]
  return (
    <>
      <Button busy={busy && granting === false} disabled={busy} onClick={() => run(request.id, false)}>
        {t('webview.deny')}
      </Button>{' '}
      <Button kind="primary" busy={busy && granting} disabled={busy} onClick={() => run(request.id, true)}>
        {t('webview.grant')}
      </Button>
      {failure && <FailureBanner error={failure} reasons={CONTROL_REFUSALS} />}
    </>
  )
}
