import { atom, type ReadableAtom } from 'nanostores'
import {
  type OpcUaDiscoverySettings,
  type OpcUaDiscoveryTest,
  readOpcUaDiscovery,
  readOpcUaDiscoveryStatus,
  saveOpcUaDiscovery,
  testOpcUaDiscovery
} from '../../../api/opcua/discovery'
import { settingsForm } from '../../../lib/form/settings-form'
import { polled } from '../../../lib/remote/polled'
import { resource } from '../../../lib/remote/resource'
import { CODES, SETTINGS } from './settings-form'

const POLL_SECONDS = 5

export function createDiscovery() {
  const $settings = resource(readOpcUaDiscovery)
  const $status = polled(readOpcUaDiscoveryStatus, { everySeconds: POLL_SECONDS })
  const $test = atom<OpcUaDiscoveryTest | undefined>()

  return {
    $settings,
    $status,
    /** The last test of the address that is saved. */
    $test: $test as ReadableAtom<OpcUaDiscoveryTest | undefined>,

    /** As the panel holds them when they are edited. */
    newestSettings: () => resource(readOpcUaDiscovery),
    settingsForm: settingsForm(SETTINGS, {
      read: readOpcUaDiscovery,
      save: saveOpcUaDiscovery,
      codes: CODES,
      onSaved(stored) {
        $test.set(undefined)
        $settings.replace(stored)
        void $status.reload()
      }
    }),

    /** @throws ApiError */
    async test({ url }: OpcUaDiscoverySettings): Promise<void> {
      $test.set(undefined)
      $test.set(await testOpcUaDiscovery(url))
      void $status.reload()
    }
  }
}

export type DiscoveryModel = ReturnType<typeof createDiscovery>
