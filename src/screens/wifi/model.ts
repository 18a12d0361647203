import type { FieldTexts } from '../../api/client/refusal-types'
import {
  addWifiNetwork,
  changeWifiNetwork,
  forgetWifiNetwork,
  joinWifiNetwork,
  listWifiNetworks,
  readWifi,
  readWifiConnection,
  readWifiScan,
  type SavedNetwork,
  saveWifi,
  scanWifi,
  type WifiFault,
  type WifiNetworkFault,
  type WifiSettings
} from '../../api/wifi'
import { createForm, type Form } from '../../lib/form/form'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { saveByProposal } from '../../stores/network-change'
import { addressRules, settingsFrom } from './address-rules'
import { networkRules, validateFiles } from './network-rules'
import { type JoinTarget, type JoinValues, networkFrom, valuesFor } from './network-values'
import { describeChange } from './settings-change'

export type WifiModel = ReturnType<typeof createWifi>

const CODES: FieldTexts<WifiFault> = {
  hotspot_not_set_up: 'wifi.hotspotNotSetUp',
  not_host: 'errors.ipv4.notHost'
}

/** The form sends neither too much nor too little for its method. */
const NETWORK_CODES: FieldTexts<WifiNetworkFault, 'unknown' | 'not_for_method'> = { bytes: 'wifi.ssidTooLong' }

const LIVE_SECONDS = 5
const SCAN_SECONDS = 10

export function createWifi() {
  const $settings = resource(signal => read(signal))
  const $connection = polled(readWifiConnection, { everySeconds: LIVE_SECONDS })
  const $scan = polled(readWifiScan, { everySeconds: SCAN_SECONDS })
  const $networks = resource(listWifiNetworks)

  /** What the panel does after a save shows at once, not at the next poll. */
  const lookAgain = () => Promise.all([$connection.reload(), $networks.reload()])

  let known: WifiSettings | undefined
  const read = async (signal?: AbortSignal) => {
    const loaded = await readWifi(signal)
    known = loaded.value
    return loaded
  }

  async function save(after: WifiSettings, version: string): Promise<void> {
    const shown = $connection.get()
    const connection = shown.status === 'ready' ? shown.data : undefined
    const sides = { before: known ?? after, after, connection }
    await saveByProposal({ ...describeChange(sides, $i18n.get()), save: () => saveWifi(after, version) })
  }

  return {
    $settings,
    $connection,
    $scan,
    $networks,

    settingsForm: (loaded: Versioned<WifiSettings>): SettingsForm<WifiSettings> =>
      createSettingsForm<WifiSettings, WifiSettings>({
        loaded,
        read,
        write: (values, version) => save(settingsFrom(values), version),
        valuesOf: value => value,
        provisional: true,
        rules: addressRules,
        codes: CODES,
        onSaved(newest) {
          $settings.replace(newest)
          void lookAgain()
          void $scan.reload()
        }
      }),

    joinForm: (target: JoinTarget): Form<JoinValues> =>
      createForm<JoinValues>({
        initial: valuesFor(target),
        rules: networkRules,
        check: validateFiles,
        secrets: ['password', 'keyPassword'],
        codes: NETWORK_CODES,
        async save(values) {
          await addWifiNetwork(await networkFrom(values))
          await lookAgain()
        }
      }),

    async rescan(): Promise<void> {
      $scan.replace(await scanWifi())
    },

    async joinSaved({ id }: SavedNetwork): Promise<void> {
      await joinWifiNetwork(id)
      await lookAgain()
    },

    async forget({ id }: SavedNetwork): Promise<void> {
      await forgetWifiNetwork(id)
      await lookAgain()
    },

    async move({ id }: SavedNetwork, position: number): Promise<void> {
      await changeWifiNetwork(id, { position })
      await $networks.reload()
    },

    async joinByItself({ id }: SavedNetwork, autoconnect: boolean): Promise<void> {
      await changeWifiNetwork(id, { autoconnect })
      await $networks.reload()
    }
  }
}
