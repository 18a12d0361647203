import { atom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  checkAddress,
  type EthernetFault,
  type EthernetSettings,
  readEthernet,
  readEthernetSettings,
  renewLease,
  saveEthernetSettings
} from '../../api/ethernet'
import { AddressInUseDetails } from '../../api/generated/shapes/address-in-use-details'
import { changesOf } from '../../lib/form/field-table'
import { fieldsOf } from '../../lib/form/fields'
import { settingsForm } from '../../lib/form/settings-form'
import { asApiError } from '../../lib/remote/as-api-error'
import { detailsIn } from '../../lib/remote/details'
import { ApiError, refusalOf } from '../../lib/remote/failure'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { laterRequests } from '../../lib/remote/stoppable'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { $device } from '../../stores/device'
import { requestNetworkChange } from '../../stores/network-change'
import { describeChange } from './port-change'
import { HOST_NAME, PORT, type PortPart, portRules } from './port-settings'
import { portInNetworkOf, withLease } from './subnets'

const POLL_SECONDS = 5

const CODES: FieldTexts<EthernetFault> = {
  reserved_address: 'errors.ipv4.reserved',
  not_a_host: 'errors.ipv4.notHost',
  already_exists: 'ethernet.address.twice',
  address_in_use: 'common.address.inUse',
  gateway_own: 'common.address.own',
  second_gateway: 'ethernet.gateway.second',
  pattern: 'ethernet.hostname.rule'
}

/** A save finds out too. @throws ApiError if the user has cancelled */
function ignoreFailure(error: unknown): undefined {
  if (asApiError(error).failure.kind === 'cancelled') throw error
}

/** Those that this kind of panel has, which may be known only after they were read. */
export const presentPorts = <P>(ports: readonly P[], { ethCount } = $device.get()): readonly P[] =>
  ports.slice(0, ethCount)

/** Two forms have a part of the settings each: what has been saved of the other part since is no conflict. */
async function savePart(id: string, part: Partial<EthernetSettings>, version: string, before: EthernetSettings) {
  const later = laterRequests()
  const newest = await readEthernetSettings(id)
  const isOvertaken = fieldsOf(part).some(field => newest.value[field] !== before[field])
  const base = isOvertaken ? { value: before, version } : newest
  return later(() => saveEthernetSettings(id, { ...base.value, ...part }, base.version))
}

/** A port with its settings as they were read. */
export interface LoadedPort {
  id: string
  /** A fieldbus uses it, so that its settings cannot be saved. */
  locked: boolean
  loaded: Versioned<EthernetSettings>
}

export type EthernetModel = ReturnType<typeof createEthernet>

export function createEthernet() {
  const $live = polled(readEthernet, { everySeconds: POLL_SECONDS })
  const $settings = resource(readPorts)
  /** By port: the MAC address of a device that already uses the address to be saved. */
  const $duplicates = atom<Record<string, string | undefined>>({})

  async function readPorts(signal: AbortSignal): Promise<LoadedPort[]> {
    const { ports } = await readEthernet(signal)
    return Promise.all(
      ports.map(async ({ id, locked_by }) => ({
        id,
        locked: locked_by !== null,
        loaded: await readEthernetSettings(id, signal)
      }))
    )
  }

  /** The other ports are validated against what this one holds now. */
  async function readPort(id: string): Promise<Versioned<EthernetSettings>> {
    const loaded = await readEthernetSettings(id)
    $settings.replace(loadedPorts().map(port => (port.id === id ? { ...port, loaded } : port)))
    return loaded
  }

  const loadedPorts = () => lastKnown($settings.get()) ?? []
  const settingsInUse = () => presentPorts(loadedPorts()).map(({ id, loaded }) => ({ id, settings: loaded.value }))
  const livePorts = () => lastKnown($live.get())?.ports

  async function savePort(id: string, after: PortPart, version: string, before: EthernetSettings) {
    const live = lastKnown($live.get())
    $duplicates.set({ ...$duplicates.get(), [id]: undefined })
    try {
      await requireFree(id, after)
      return await requestNetworkChange({
        ...describeChange({ id, live, before, after }, $i18n.get()),
        save: () => savePart(id, after, version, before)
      })
    } catch (error) {
      $duplicates.set({ ...$duplicates.get(), [id]: detailsIn(refusalOf(error), AddressInUseDetails).mac })
      throw error
    } finally {
      void $live.reload()
    }
  }

  /** The panel refuses an address in use too, but only once the user has applied it. @throws ApiError */
  async function requireFree(id: string, { method, address }: PortPart): Promise<void> {
    const port = livePorts()?.find(it => it.id === id)
    if (method !== 'static' || port?.link !== 'up' || address === port.address) return
    const mac = await checkAddress(id, address).then(found => found.mac, ignoreFailure)
    if (!mac) return
    const code = 'address_in_use'
    throw new ApiError({ kind: 'refused', status: 409, code, message: '', fields: { address: code }, details: { mac } })
  }

  function portForm(id: string, loaded: Versioned<EthernetSettings>) {
    const others = () =>
      settingsInUse()
        .filter(port => port.id !== id)
        .map(port => withLease(port, livePorts()))
    return settingsForm(PORT, {
      read: () => readPort(id),
      save: (after, version, before) => savePort(id, after, version, before),
      provisional: true,
      rules: portRules(others),
      codes: CODES
    })(loaded)
  }

  /** Of the panel, by the settings of one of its ports. */
  const nameForm = (id: string, loaded: Versioned<EthernetSettings>) =>
    settingsForm(HOST_NAME, {
      read: () => readPort(id),
      save(after, version, before) {
        const { t } = $i18n.get()
        return requestNetworkChange({
          subject: t('common.term.hostname'),
          changes: changesOf(HOST_NAME, before, after, t),
          save: () => savePart(id, after, version, before)
        })
      },
      provisional: true,
      codes: CODES
    })(loaded)

  return {
    $live,
    $settings,
    $duplicates,
    portForm,
    nameForm,
    /** The port whose network contains an address. */
    portFor: (address: string) => portInNetworkOf(address, settingsInUse(), livePorts()),
    /** @throws ApiError */
    async renew(id: string): Promise<void> {
      await renewLease(id)
      await $live.reload()
    }
  }
}
