import type { PlantNetwork } from '../network/plant-network'
import type { MediumFile } from '../project/media'

export interface StorageSlice {
  /** The file servers that the panel reaches; the call may start them. */
  fileNetwork: () => Promise<PlantNetwork>
  /** How long each answer of a file server is waited for. */
  targetTimeoutSeconds: number
  /** Files that the panel keeps for a download. */
  panelFiles: MediumFile[]
  /** Whether targets return other bytes than were written. */
  readBackFault: boolean
}
