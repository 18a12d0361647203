import { useEffect } from 'react'
import { provide } from '../../lib/environment'
import { deviceTimeText, startClock } from '../../stores/clock'
import { clearNotices } from '../../stores/notices'
import { reportFailure } from '../../stores/report-failure'
import { watchPageWidth } from '../../stores/side-bar'
import { watchLeaving } from './navigation'
import { watchTabs } from './watch-tabs'

/** What runs as long as somebody is signed in. */
export function useShellLifecycle(): void {
  useEffect(() => {
    provide({ deviceTimeText, reportFailure })
    const stops = [watchLeaving(), watchTabs(), startClock(), watchPageWidth()]
    return () => {
      for (const stop of stops) stop()
      clearNotices()
    }
  }, [])
}
