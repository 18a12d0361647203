import { Dialogs } from './dialogs'
import { PassingNotices } from './passing-notices'

/** What is shown over the page; loaded as soon as the page is shown, while the panel can still deliver it. */
export default function Overlays() {
  return (
    <>
      <PassingNotices />
      <Dialogs />
    </>
  )
}
