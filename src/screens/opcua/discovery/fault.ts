import type { OpcUaDiscoveryCode } from '../../../api/opcua-discovery'
import { detailsOf } from '../../../lib/remote/failure-text'
import type { Fault } from '../../../ui/status/fault-banner'
import { REASONS } from './texts'

/** Why the registration failed, what to do, and the way there; `onEdit` opens the settings. */
export function faultOf(code: OpcUaDiscoveryCode, detail: string, onEdit: () => void): Fault {
  const { title, remedy, fix } = REASONS[code]
  const fixes = fix === 'address' ? [{ text: 'opcuaDiscovery.fix.address', onPress: onEdit } as const] : fix && [fix]
  return { title, remedy, fixes, details: detailsOf(code, detail) }
}
