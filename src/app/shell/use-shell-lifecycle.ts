import { useEffect } from 'react'
import { provide } from '../../lib/environment'
import { requestLicence } from '../../session/request-licence'
import { deviceTimeText, startClock } from '../../stores/clock'
import { forgetDevice, loadDevice } from '../../stores/device'
import { clearNotices } from '../../stores/notices'
import { reportFailure } from '../../stores/report-failure'
import { watchPageWidth } from '../../stores/side-bar'
import { watchLeaving } from './navigation'
import { useFinderKey } from './use-finder-key'
import { watchTabs } from './watch-tabs'

/** What runs as long as somebody is signed in. */
export function useShellLifecycle(): void {
  useFinderKey()
  useEffect(() => {
    provide({ deviceTimeText, reportFailure })
    void loadDevice()
    const stops = [requestLicence(), watchLeaving(), watchTabs(), startClock(), watchPageWidth()]
    return () => {
      for (const stop of stops) stop()
      forgetDevice()
      clearNotices()
    }
  }, [])
}
