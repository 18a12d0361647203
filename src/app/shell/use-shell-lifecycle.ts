import { useEffect } from 'react'
import { onReturn } from '../../lib/browser/on-return'
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
    const stops = [watchLeaving(), onReturn(() => void noticeOtherTabs()), startClock(), watchPageWidth()]
    return () => {
      for (const stop of stops) stop()
      clearNotices()
    }
  }, [])
}
