import type { SystemStatus } from '../../api/status'
import type { Polled } from '../../lib/remote/polled'
import { ConnectionsCard } from './connections-card'
import { DeviceCard } from './device-card'
import type { Trust } from './model'
import { StateCard } from './state-card'
import { TrustBadge } from './trust-badge'
import { UsageCards } from './usage-cards'

export type DetailsProps =
  | { show: 'trust'; trust: Trust }
  | { show: 'state'; from: Polled<SystemStatus> }
  | { show: 'usage'; status: SystemStatus | undefined }
  | { show: 'lists'; name: string | null | undefined; status: SystemStatus | undefined }

/** What is loaded once the first view is shown. */
export default function Details(props: DetailsProps) {
  if (props.show === 'state') return <StateCard from={props.from} />
  if (props.show === 'trust') return <TrustBadge trust={props.trust} />
  const { status } = props
  if (props.show === 'usage') return <UsageCards status={status} />
  return (
    <>
      <DeviceCard name={props.name} status={status} />
      <ConnectionsCard connections={status?.connections} />
    </>
  )
}
