import { useEffect } from 'react'
import { requestLicence } from '../../session/request-licence'
import { watchDevice } from '../../stores/watch-device'
import { Dialogs } from './dialogs'
import { IdleGuard } from './idle-guard'
import { PassingNotices } from './passing-notices'
import { useFinderKey } from './use-finder-key'

/** What the first view does without; loaded as soon as that is shown, while the panel can still deliver it. */
export default function RestOfShell() {
  useFinderKey()
  useEffect(() => {
    const stops = [watchDevice(), requestLicence()]
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
