import type { SystemStatus } from '../../api/status'
import { ConnectionsCard } from './connections-card'
import { DeviceCard } from './device-card'

export interface DetailsProps {
  name: string | null | undefined
  status: SystemStatus | undefined
}

/** The second row, loaded once the first is shown. */
export default function Details({ name, status }: DetailsProps) {
  return (
    <>
      <DeviceCard name={name} status={status} />
      <ConnectionsCard connections={status?.connections} />
    </>
  )
}
