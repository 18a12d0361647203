import type { SystemStatus } from '../../api/status'
import type { Polled } from '../../lib/remote/polled'
import { ConnectionsCard } from './connections-card'
import { DeviceCard } from './device-card'
import { StateCard } from './state-card'
import { UsageCards } from './usage-cards'

export type DetailsProps =
  | { show: 'state'; from: Polled<SystemStatus> }
  | { show: 'usage'; status: SystemStatus | undefined }
  | { show: 'lists'; name: string | null | undefined; status: SystemStatus | undefined }

/** What is loaded once the first view is shown. */
export default function Details(props: DetailsProps) {
  if (props.show === 'state') return <StateCard from={props.from} />
  const { status } = props
  if (props.show === 'usage') return <UsageCards status={status} />
  return (
    <>
      <DeviceCard name={props.name} status={status} />
      <ConnectionsCard connections={status?.connections} />
    </>
  )
}
