import type { AccessPoint, SavedNetwork, WifiConnection, WifiScan } from '../../api/wifi'

/** All access points of one name, represented by the strongest. */
export interface FoundNetwork extends AccessPoint {
  accessPointCount: number
  saved: SavedNetwork | undefined
  connected: boolean
}

export interface FoundNetworks {
  networks: FoundNetwork[]
  /** The number of access points that hide their name. */
  hidden: number
}

/** Merges access points by name, sorted by signal strength after the network in use. */
export function mergeFound(
  { items: accessPoints }: WifiScan,
  saved: readonly SavedNetwork[],
  connection: Pick<WifiConnection, 'state' | 'ssid'> | undefined
): FoundNetworks {
  const named = accessPoints.filter(({ ssid }) => ssid)
  const bySsid = new Map<string, AccessPoint[]>()
  for (const point of named) bySsid.set(point.ssid, [...(bySsid.get(point.ssid) ?? []), point])
  const inUse = connection?.state === 'CONNECTED' ? connection.ssid : undefined
  const networks = [...bySsid.values()].flatMap(points => {
    const [strongest] = points.sort((one, other) => other.signal_dbm - one.signal_dbm)
    if (!strongest) return []
    const savedNetwork = saved.find(({ ssid }) => ssid === strongest.ssid)
    return [{ ...strongest, accessPointCount: points.length, saved: savedNetwork, connected: strongest.ssid === inUse }]
  })
  networks.sort((one, other) => Number(other.connected) - Number(one.connected) || other.signal_dbm - one.signal_dbm)
  return { networks, hidden: accessPoints.length - named.length }
}
