import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useText } from '../../lib/text/use-text'
import { requestLicence } from '../../session/request-licence'
import { watchFindings } from '../../stores/findings/findings'
import { $notices, $outdated, dismiss } from '../../stores/notices'
import { watchRestarts } from '../../stores/restart-follower'
import { watchDevice } from '../../stores/watch-device'
import { keepFocus } from '../../ui/focus/keep-focus'
import { Notices, ReloadNotice } from '../../ui/status/notices'
import { AlarmBell } from './alarm-bell'
import { Dialogs } from './dialogs'
import { IdleGuard } from './idle-guard'
import { reportLogin } from './report-login'
import { useShellKeys } from './use-shell-keys'
import { watchBuild } from './watch-build'

/** `alarms`: in the top bar; `dialogs`: over the page, and what runs for all of it. */
interface Props {
  show: 'alarms' | 'dialogs'
}

/** What the first view does without; loaded as soon as that is shown, while the panel can still deliver it. */
export default function RestOfShell({ show }: Props) {
  return show === 'alarms' ? <AlarmBell /> : <Overlays />
}

function Overlays() {
  useShellKeys()
  useEffect(reportLogin, [])
  useEffect(() => {
    const stops = [watchFindings(), watchDevice(), watchRestarts(), requestLicence(), keepFocus(), watchBuild()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <>
      <PassingNotices />
      <Dialogs />
      <IdleGuard />
    </>
  )
}

function PassingNotices() {
  const { t } = useText()
  const outdated = useStore($outdated)
  return (
    <Notices list={useStore($notices)} onDismiss={dismiss}>
      {outdated && <ReloadNotice text={t('shell.outdated')} />}
    </Notices>
  )
}
