import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import type { Confirmation } from './confirmation'

const NOTES: Record<
  Exclude<Confirmation, 'none' | 'keeping'>,
  { tone: 'ok' | 'bad'; title: MessageKey; text: MessageKey }
> = {
  kept: { tone: 'ok', title: 'authRedirect.kept', text: 'authRedirect.kept.text' },
  expired: { tone: 'bad', title: 'authRedirect.late', text: 'authRedirect.late.text' },
  unknown: { tone: 'bad', title: 'authRedirect.unknown', text: 'authRedirect.unknown.text' },
  unreachable: { tone: 'bad', title: 'errors.unreachable', text: 'authRedirect.notKept.text' }
}

/** Whether the network change that led here has been kept. */
export function ConfirmationNote({ of: confirmation, onRetry }: { of: Confirmation; onRetry: () => void }) {
  const { t } = useText()
  if (confirmation === 'none') return null
  if (confirmation === 'keeping') return <p>{t('authRedirect.keeping')}</p>
  const { tone, title, text } = NOTES[confirmation]
  const retryButton = confirmation === 'unreachable' && <Button onClick={onRetry}>{t('common.retry')}</Button>
  return (
    <Banner tone={tone} title={t(title)} action={retryButton}>
      {t(text)}
    </Banner>
  )
}
