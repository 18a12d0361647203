import { useStore } from '@nanostores/preact'
import { $notices, dismiss } from '../../stores/notices'
import { Notices } from '../../ui/status/notices'

export function PassingNotices() {
  return <Notices list={useStore($notices)} onDismiss={dismiss} />
}
