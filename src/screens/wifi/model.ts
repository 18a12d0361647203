import type { FieldTexts } from '../../api/client/refusal-types'
import { keepPendingChange, type PendingChange } from '../../api/pending'
import {
  addWifiNetwork,
  changeWifiNetwork,
  forgetWifiNetwork,
  joinWifiNetwork,
  listWifiNetworks,
  type NewWifiSettings,
  type RadioId,
  readWifi,
  readWifiConnection,
  readWifiScan,
  type SavedNetwork,
  saveWifi,
  scanWifi,
  type WifiConnection,
  type WifiFault,
  type WifiNetworkFault,
  type WifiSettings
} from '../../api/wifi'
import { createForm, type Form } from '../../lib/form/form'
import type { SaveResult } from '../../lib/form/form-options'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { withMask } from '../../lib/network/ipv4-settings'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { laterRequests } from '../../lib/remote/stoppable'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { requestNetworkChange } from '../../stores/network-change'
import { notify } from '../../stores/notices'
import { networkRules, validateFiles } from './network-rules'
import { type JoinTarget, type JoinValues, networkFrom, valuesFor } from './network-values'
import { FIRST_RADIO, radioName } from './radios'
import { describeChange, describeJoin } from './settings-change'
import { requestOf, SETTINGS, type WifiValues } from './settings-form'

export type WifiModel = ReturnType<typeof createWifi>

const CODES: FieldTexts<WifiFault> = { not_a_host: 'errors.ipv4.notHost' }

/** The form always sends exactly the fields of its method, so the other codes do not occur. */
const NETWORK_CODES: FieldTexts<WifiNetworkFault, 'not_for_method'> = { too_long: 'wifi.ssidTooLong' }

const LIVE_SECONDS = 5
const SCAN_SECONDS = 10

export function createWifi(radio: RadioId) {
  const read = (signal?: AbortSignal) => readWifi(radio, signal)
  const $settings = resource(read)
  const $connection = polled(readConnection, { everySeconds: LIVE_SECONDS })
  const $scan = polled(signal => readWifiScan(radio, signal), { everySeconds: SCAN_SECONDS })
  const $networks = resource(signal => listWifiNetworks(radio, signal))

  /** What was typed to join a network, by its name, so that a rejected attempt can be corrected. */
  const attempts = new Map<string, JoinValues>()
  let failedAt: string | undefined

  /** A failed attempt also changes what is saved of the network. */
  async function readConnection(signal: AbortSignal): Promise<WifiConnection> {
    const connection = await readWifiConnection(radio, signal)
    const newest = connection.failure?.time
    if (newest !== failedAt) void $networks.reload()
    failedAt = newest
    return connection
  }

  const subject = () => radioName(radio, $i18n.get().t)

  /** Shows the effect of a save without waiting for the next poll. */
  const reloadStatus = () => Promise.all([$connection.reload(), $networks.reload()])

  function save(after: NewWifiSettings, version: string, before: WifiSettings): Promise<SaveResult> {
    const change = describeChange({ before, after, connection: lastKnown($connection.get()) }, $i18n.get())
    return requestNetworkChange({ ...change, subject: subject(), save: () => saveWifi(radio, after, version) })
  }

  async function start(networkId: () => Promise<string>): Promise<PendingChange> {
    const later = laterRequests()
    const id = await networkId()
    return later(() => joinWifiNetwork(radio, id))
  }

  /** Users who may be connected over Wi-Fi lose the panel, so that they confirm first; others keep the change at once. */
  async function join(ssid: string, networkId: () => Promise<string>): Promise<SaveResult> {
    const later = laterRequests()
    const connection = lastKnown($connection.get())
    let result: SaveResult = 'saved'
    if (connection?.serves_caller === false) {
      const { code } = await start(networkId)
      await later(() => keepPendingChange(code))
    } else {
      const change = describeJoin({ ssid, connection, settings: lastKnown($settings.get())?.value }, $i18n.get())
      result = await requestNetworkChange({ ...change, subject: subject(), save: () => start(networkId) })
    }
    await reloadStatus()
    return result
  }

  return {
    /** Whether the radio can be the hotspot. */
    opensHotspot: radio === FIRST_RADIO,
    $settings,
    $connection,
    $scan,
    $networks,

    settingsForm: (loaded: Versioned<WifiSettings>): SettingsForm<WifiValues> =>
      createSettingsForm<WifiSettings, WifiValues>({
        ...SETTINGS,
        loaded,
        read,
        write: (values, version, before) => save(requestOf(values, before), version, before),
        valuesOf: settings => SETTINGS.valuesOf(withMask(settings)),
        provisional: true,
        codes: CODES,
        onSaved(newest) {
          $settings.replace(newest)
          void reloadStatus()
          void $scan.reload()
        }
      }),

    joinForm: (target: JoinTarget): Form<JoinValues> =>
      createForm<JoinValues>({
        initial: { ...(attempts.get(target.ssid ?? '') ?? valuesFor(target)), security: target.security },
        rules: networkRules,
        check: validateFiles,
        codes: NETWORK_CODES,
        save(values) {
          attempts.set(values.ssid, values)
          return join(values.ssid, async () => {
            const later = laterRequests()
            const network = await networkFrom(values)
            return (await later(() => addWifiNetwork(radio, network))).id
          })
        }
      }),

    async rescan(): Promise<void> {
      $scan.replace(await scanWifi(radio))
    },

    joinSaved: ({ id, ssid }: SavedNetwork): Promise<SaveResult> => join(ssid, async () => id),

    async forget({ id, ssid }: SavedNetwork): Promise<void> {
      attempts.delete(ssid)
      await forgetWifiNetwork(radio, id)
      notify(['wifi.forget.done', { ssid: plainText(ssid, 32) }])
      await reloadStatus()
    },

    async move({ id }: SavedNetwork, position: number): Promise<void> {
      await changeWifiNetwork(radio, id, { position })
      await $networks.reload()
    },

    async setAutoconnect({ id }: SavedNetwork, autoconnect: boolean): Promise<void> {
      await changeWifiNetwork(radio, id, { autoconnect })
      await $networks.reload()
    }
  }
}
