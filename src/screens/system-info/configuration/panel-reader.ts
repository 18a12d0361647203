import { atom } from 'nanostores'
import { CONTRACT_VERSION } from '../../../api/generated/snapshot'
import { readIdentity, type SystemIdentity } from '../../../api/system-info'
import { ApiError } from '../../../lib/remote/failure'
import { signedInUser } from '../../../session/session'
import { readResources } from './read-configuration'
import { type Snapshot, VERSION } from './snapshot'

/** Reads the panel as it is now, one reading at a time. */
export function createPanelReader() {
  /** What is being read. */
  const $reading = atom<{ tag: string; percent: number } | undefined>()
  let controller = new AbortController()

  return {
    $reading,

    /** @throws ApiError */
    async readPanel(): Promise<Snapshot> {
      controller.abort()
      controller = new AbortController()
      const { signal } = controller
      try {
        const identity = await readIdentity(signal)
        const { username = '', roles = [] } = signedInUser() ?? {}
        const onProgress = (tag: string, percent: number) => signal.aborted || $reading.set({ tag, percent })
        const read = await readResources({ roles, signal, onProgress })
        if (signal.aborted) throw new ApiError({ kind: 'cancelled' })
        return {
          format: 'panel-configuration',
          version: VERSION,
          panel: panelOf(identity),
          time: identity.time,
          user: username,
          ...read
        }
      } finally {
        if (!signal.aborted) $reading.set(undefined)
      }
    },

    cancel(): void {
      controller.abort()
      $reading.set(undefined)
    }
  }
}

export type PanelReader = ReturnType<typeof createPanelReader>

const IDENTITY = ['model', 'hmi_name', 'project', 'serial', 'hostname', 'os_version', 'web_version'] as const

const panelOf = (identity: SystemIdentity): Snapshot['panel'] => ({
  ...Object.fromEntries(IDENTITY.map(name => [name, identity[name] ?? ''])),
  contract: CONTRACT_VERSION
})
