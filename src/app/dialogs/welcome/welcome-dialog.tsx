import { useStore } from '@nanostores/preact'
import { browserTime } from '../../../lib/browser/browser-time'
import { $i18n } from '../../../lib/text/i18n'
import { spanText } from '../../../lib/text/time-span'
import { acknowledgeWelcome } from '../../../session/own-account'
import { $session } from '../../../session/session'
import { $clock, deviceNow } from '../../../stores/clock'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { menuEntries } from '../../shell/menu'
import { ROUTES } from '../../shell/routes'
import { usePermissions } from '../../shell/use-destination'
import styles from '../dialog-text.module.css'

const MINUTE = 60_000
const TOLERATED_MINUTES = 2

/** Closes even when the panel cannot record it; the dialog then opens again at the next sign-in. */
function acknowledge(): void {
  acknowledgeWelcome().catch(() => {})
}

export default function WelcomeDialog() {
  const { t } = useStore($i18n)
  const session = useStore($session)
  const entries = menuEntries(ROUTES, usePermissions(), [])
  return (
    <Dialog
      title={t('session.welcome.title')}
      onCancel={acknowledge}
      actions={
        <Button kind="primary" onClick={acknowledge}>
          {t('session.welcome.ok')}
        </Button>
      }
    >
      <p>{t('session.welcome.parts')}</p>
      <ul className={styles.list}>
        {entries.map(entry => entry.kind !== 'link' && <li key={entry.id}>{t(entry.title)}</li>)}
      </ul>
      {session.status === 'signed-in' && session.user.passwordIsFactory && (
        <Banner tone="warn" title={t('session.welcome.factoryPassword')}>
          {t('session.welcome.factoryPasswordRemedy')}
        </Banner>
      )}
      <ClockCheck />
    </Dialog>
  )
}

function ClockCheck() {
  const { t } = useStore($i18n)
  const { text } = useStore($clock)
  const now = deviceNow()
  if (now === undefined) return null
  const minutes = Math.round((now - browserTime()) / MINUTE)
  if (Math.abs(minutes) <= TOLERATED_MINUTES) return <p>{t('session.welcome.clockRight', { time: text })}</p>
  return (
    <Banner tone="warn" title={t('session.welcome.clockOff')}>
      {t('session.welcome.clockDifference', { span: spanText(minutes * MINUTE, t) })}
    </Banner>
  )
}
