import { useEffect } from 'react'
import { requestLicence } from '../../session/request-licence'
import { forgetDevice, loadDevice } from '../../stores/device'
import { Dialogs } from './dialogs'
import { PassingNotices } from './passing-notices'
import { useFinderKey } from './use-finder-key'

/** What the first view does without; loaded as soon as that is shown, while the panel can still deliver it. */
export default function RestOfShell() {
  useFinderKey()
  useEffect(() => {
    void loadDevice()
    const stopLicence = requestLicence()
    return () => {
      stopLicence()
      forgetDevice()
    }
  }, [])
  return (
    <>
      <PassingNotices />
      <Dialogs />
    </>
  )
}
