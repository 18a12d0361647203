import { atom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  type EthernetFault,
  type EthernetSettings,
  readEthernet,
  readEthernetSettings,
  renewLease,
  saveEthernetSettings
} from '../../api/ethernet'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { ApiError, refusalOf } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { $device } from '../../stores/device'
import { saveByProposal } from '../../stores/network-change'
import { describeChange } from './port-change'
import { portRules } from './port-rules'
import { type PortValues, settingsFrom, valuesOf } from './port-values'

const EVERY_SECONDS = 5

const CODES: FieldTexts<EthernetFault> = {
  reserved_address: 'errors.ipv4.reserved',
  not_a_host: 'errors.ipv4.notHost',
  already_exists: 'ethernet.address.twice',
  address_in_use: 'ethernet.address.inUse',
  gateway_own: 'errors.gateway.own',
  second_gateway: 'ethernet.gateway.second',
  pattern: 'ethernet.hostname.rule'
}

export type EthernetModel = ReturnType<typeof createEthernet>

export function createEthernet() {
  const $live = polled(readEthernet, { everySeconds: EVERY_SECONDS })
  const $settings = resource(readAll)
  /** MAC of the device that has an address which was to be saved, by port. */
  const $duplicates = atom<Record<string, string | undefined>>({})
  const known = new Map<string, EthernetSettings>()

  async function readAll(signal: AbortSignal) {
    const { ports } = await readEthernet(signal)
    const shown = ports.slice(0, $device.get().ethCount)
    return Promise.all(shown.map(async ({ id }) => ({ id, loaded: await readPort(id, signal) })))
  }

  async function readPort(id: string, signal?: AbortSignal): Promise<Versioned<EthernetSettings>> {
    const loaded = await readEthernetSettings(id, signal)
    known.set(id, loaded.value)
    return loaded
  }

  async function write(id: string, values: PortValues, version: string): Promise<void> {
    const before = known.get(id)
    const after = settingsFrom(values)
    const { caller, ports } = await readEthernet()
    const port = ports.find(it => it.id === id)
    if (!before || !port) throw new ApiError({ kind: 'malformed' })
    $duplicates.set({ ...$duplicates.get(), [id]: undefined })
    try {
      await saveByProposal({
        ...describeChange({ port, caller, before, after }, $i18n.get()),
        save: () => saveEthernetSettings(id, after, version)
      })
    } catch (error) {
      const details = refusalOf(error)?.details
      $duplicates.set({ ...$duplicates.get(), [id]: macIn(details) })
      throw error
    } finally {
      void $live.reload()
    }
  }

  function formOf(id: string, loaded: Versioned<EthernetSettings>): SettingsForm<PortValues> {
    const others = () => [...known].filter(([other]) => other !== id).map(([, settings]) => settings)
    return createSettingsForm<EthernetSettings, PortValues>({
      loaded,
      read: () => readPort(id),
      write: (values, version) => write(id, values, version),
      valuesOf,
      provisional: true,
      rules: portRules(others),
      codes: CODES
    })
  }

  return {
    $live,
    $settings,
    $duplicates,
    formOf,
    /** @throws ApiError */
    async renew(id: string): Promise<void> {
      await renewLease(id)
      await $live.reload()
    }
  }
}

function macIn(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('mac' in details)) return
  return typeof details.mac === 'string' ? details.mac : undefined
}
