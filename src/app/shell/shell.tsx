import { useStore } from '@nanostores/preact'
import { Router, useLocation } from 'wouter'
import { builtOn } from '../../lib/browser/built-on'
import { useText } from '../../lib/text/use-text'
import { $session } from '../../session/session'
import { $settings } from '../../stores/preferences'
import { $deviceKind, $sideBar } from '../../stores/side-bar'
import { SkipLink } from '../../ui/focus/skip-link'
import { Part } from '../../ui/status/part'
import { CrashBoundary } from '../start/crash-boundary'
import { FailedStart } from '../start/failed-start'
import { Breadcrumb } from './breadcrumb'
import { EndedSessionBar } from './ended-session-bar'
import { useGuardedLocation } from './navigation'
import { Outlet } from './outlet'
import styles from './shell.module.css'
import { SideBar } from './side-bar'
import { TopBar } from './top-bar'
import { useDestination } from './use-destination'
import { useShellLifecycle } from './use-shell-lifecycle'

/** Loaded once the first view is shown. */
const rest = { name: 'rest-of-shell', load: builtOn('shell', () => import('./rest-of-shell')) }

export { openFirstScreen } from './first-screen'

export default function Shell() {
  const session = useStore($session)
  if (session.status === 'failed') return <FailedStart error={session.error} />
  return session.status === 'signed-in' ? <SignedIn mustChangePassword={session.user.passwordMustChange} /> : null
}

function SignedIn(props: FrameProps) {
  useShellLifecycle()
  return (
    <Router hook={useGuardedLocation}>
      <Frame {...props} />
    </Router>
  )
}

interface FrameProps {
  /** The panel refuses every screen until the password is changed. */
  mustChangePassword: boolean
}

function Frame({ mustChangePassword }: FrameProps) {
  const { t } = useText()
  const { opened, withoutAnimation } = useStore($sideBar)
  const { fixedHeader } = useStore($settings)
  const kind = useStore($deviceKind)
  const [path] = useLocation()
  const where = useDestination(path)
  return (
    <div
      className={styles.shell}
      data-kind={kind}
      data-opened={opened || undefined}
      data-still={withoutAnimation || undefined}
      data-fixed={fixedHeader || undefined}
    >
      <SkipLink target="main">{t('shell.skipToContent')}</SkipLink>
      <SideBar path={path} />
      <div className={styles.page}>
        <TopBar>
          <Part {...rest} quiet with={{ show: 'alarms' }} />
        </TopBar>
        <main id="main" className={styles.main} tabIndex={-1}>
          <EndedSessionBar />
          {where && 'route' in where && <Breadcrumb route={where.route} />}
          <CrashBoundary key={path}>{!mustChangePassword && <Outlet path={path} where={where} />}</CrashBoundary>
        </main>
      </div>
      <Part {...rest} with={{ show: 'dialogs' }} />
    </div>
  )
}
