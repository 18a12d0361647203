import { useStore } from '@nanostores/preact'
import { useSecondsSince } from '../../../lib/browser/use-seconds'
import { useText } from '../../../lib/text/use-text'
import { $restart, leaveRestart } from '../../../stores/restart'
import { Modal } from '../../../ui/dialog/modal'
import { Actions } from '../../../ui/page/actions'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { ProgressBar } from '../../../ui/status/progress-bar'

const LATE_SECONDS = 120

/** Covers the page while the panel restarts. */
export default function RestartDialog() {
  const { t } = useText()
  const restart = useStore($restart)
  const seconds = useSecondsSince(restart?.since ?? 0)
  if (!restart) return null
  const { expectedSeconds } = restart
  const late = seconds > expectedSeconds + LATE_SECONDS
  const percent = expectedSeconds > 0 ? Math.min(99, (seconds / expectedSeconds) * 100) : undefined
  return (
    <Modal described title={t('session.restart.title')}>
      <ProgressBar label={t('common.term.reconnecting')} percent={late ? undefined : percent}>
        {t('common.term.seconds', { seconds })}
      </ProgressBar>
      <p>{t('session.restart.text', { seconds: expectedSeconds, address: location.host })}</p>
      {late && (
        <>
          <Banner tone="bad" role="alert" title={t('session.restart.late')}>
            {t('session.restart.lateRemedy')}
          </Banner>
          <Actions>
            <Button onClick={leaveRestart}>{t('common.close')}</Button>
          </Actions>
        </>
      )}
    </Modal>
  )
}
