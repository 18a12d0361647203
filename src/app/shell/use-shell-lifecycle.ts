import { useEffect } from 'react'
import { provide } from '../../lib/environment'
import { noticeOtherTabs } from '../../session/session'
import { deviceTimeText, startClock } from '../../stores/clock'
import { $hmiName } from '../../stores/hmi-name'
import { clearNotices } from '../../stores/notices'
import { reportFailure } from '../../stores/report-failure'
import { watchPageWidth } from '../../stores/side-bar'
import { watchLeaving } from './navigation'

/** What runs as long as somebody is logged in. */
export function useShellLifecycle(): void {
  useEffect(() => {
    provide({ deviceTimeText, deviceName: () => $hmiName.get(), reportFailure })
    const stops = [watchLeaving(), watchTabs(), startClock(), watchPageWidth()]
    return () => {
      for (const stop of stops) stop()
      clearNotices()
    }
  }, [])
}

/** Checks whether another tab changed the session while this one was hidden. @returns a function that stops it. */
function watchTabs(): () => void {
  const notice = () => {
    if (!document.hidden) void noticeOtherTabs()
  }
  window.addEventListener('focus', notice)
  document.addEventListener('visibilitychange', notice)
  return () => {
    window.removeEventListener('focus', notice)
    document.removeEventListener('visibilitychange', notice)
  }
}
