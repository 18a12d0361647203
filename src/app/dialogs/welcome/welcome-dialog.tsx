import { useStore } from '@nanostores/preact'
import { Link } from 'wouter'
import { browserTime } from '../../../lib/browser/browser-time'
import { wallTimeIn } from '../../../lib/browser/wall-time'
import { asApiError } from '../../../lib/remote/as-api-error'
import { describeFailure } from '../../../lib/remote/failure-text'
import { plainText } from '../../../lib/text/plain-text'
import { spanText } from '../../../lib/text/time-span'
import { useText } from '../../../lib/text/use-text'
import type { ScreenName } from '../../../session/generated/screens'
import { acknowledgeWelcome } from '../../../session/own-account'
import { $session } from '../../../session/session'
import { $clock, deviceNow } from '../../../stores/clock'
import { complain } from '../../../stores/notices'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { menuEntries } from '../../shell/menu'
import { isPermitted, type Permissions } from '../../shell/permissions'
import { useRoutes } from '../../shell/routes'
import { usePermissions } from '../../shell/use-destination'
import styles from '../dialog-text.module.css'

const MINUTE = 60_000
const TOLERATED_MINUTES = 2
const BACKUPS: readonly ScreenName[] = ['backup-data', 'backup-recipe']

/** Closes even when the panel cannot record it; the dialog then opens again at the next sign-in. */
function acknowledge(): void {
  acknowledgeWelcome().catch(thrown => {
    const error = asApiError(thrown)
    if (error.failure.kind !== 'cancelled') complain('session.welcome.notRecorded', describeFailure(error).details)
  })
}

export default function WelcomeDialog() {
  const { t } = useText()
  const session = useStore($session)
  const permissions = usePermissions()
  const entries = menuEntries(useRoutes(), permissions, [])
  return (
    <Dialog
      title={t('login.welcome')}
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
      <BackupLinks permissions={permissions} />
    </Dialog>
  )
}

const minutesFrom = (one: number, other: number) => Math.round((one - other) / MINUTE)
const isTolerated = (minutes: number) => Math.abs(minutes) <= TOLERATED_MINUTES

/** Compares the instants of both clocks, where the panel sends a zone that this browser knows. */
function ClockCheck() {
  const { t } = useText()
  const { text, zone } = useStore($clock)
  const now = deviceNow()
  if (now === undefined) return null
  const inZone = zone && wallTimeIn(zone, Date.now())
  const minutes = minutesFrom(now, inZone || browserTime())
  if (isTolerated(minutes))
    return (
      <p>
        {t('session.welcome.clockRight', { time: text })}
        {zone && !isTolerated(minutesFrom(now, browserTime())) && (
          <> {t('welcomeDialog.zone', { zone: plainText(zone, 60) })}</>
        )}
      </p>
    )
  return (
    <Banner tone="warn" title={t('session.welcome.clockOff')}>
      {t('session.welcome.clockDifference', { span: spanText(minutes * MINUTE, t) })}
    </Banner>
  )
}

function BackupLinks({ permissions }: { permissions: Permissions }) {
  const { t } = useText()
  const backups = useRoutes().filter(route => BACKUPS.includes(route.name) && isPermitted(route, permissions))
  if (backups.length === 0) return null
  return (
    <>
      <p>{t('session.welcome.backup')}</p>
      <ul className={styles.list}>
        {backups.map(({ path, title }) => (
          <li key={path}>
            <Link href={path} onClick={acknowledge}>
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
