import { atom } from 'nanostores'
import type { FieldTexts } from '../../api/client/refusal-types'
import {
  type HotspotClient,
  type HotspotFault,
  type HotspotRegion,
  type HotspotSettings,
  kickHotspotClient,
  listHotspotRegions,
  type NewHotspotSettings,
  readHotspot,
  readHotspotStatus,
  saveHotspot
} from '../../api/hotspot'
import { keepPendingChange } from '../../api/pending'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { ApiError } from '../../lib/remote/failure'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { saveByProposal } from '../../stores/network-change'
import type { JoinData } from './join-data'
import { describeChange } from './settings-change'
import { hotspotRules, validateHotspot } from './settings-rules'
import { type HotspotValues, settingsFrom, valuesOf } from './settings-values'

export type HotspotModel = ReturnType<typeof createHotspot>

export interface Loaded {
  settings: Versioned<HotspotSettings>
  regions: HotspotRegion[]
}

const LIVE_SECONDS = 5

const CODES: FieldTexts<HotspotFault, 'bytes'> = {
  radio_in_client_mode: 'hotspot.radioInClientMode',
  channel_not_allowed: 'hotspot.channelNotAllowed',
  outside_network: 'hotspot.outsideNetwork',
  before_first: 'hotspot.beforeFirst',
  contains_panel: 'hotspot.containsPanel',
  not_host: 'errors.ipv4.notHost'
}

export function createHotspot() {
  const $loaded = resource(async (signal): Promise<Loaded> => {
    const [settings, regions] = await Promise.all([read(signal), listHotspotRegions(signal)])
    return { settings, regions }
  })
  const $status = polled(readHotspotStatus, { everySeconds: LIVE_SECONDS })
  /** With the password that this visit has saved; the panel does not tell it again. */
  const $fresh = atom<JoinData | undefined>()

  let known: HotspotSettings | undefined
  const read = async (signal?: AbortSignal) => {
    const loaded = await readHotspot(signal)
    known = loaded.value
    return loaded
  }

  async function save(after: NewHotspotSettings, version: string): Promise<void> {
    if (known && !known.enabled && !after.enabled) {
      // Nobody is cut off by a hotspot that stays off.
      const { code } = await saveHotspot(after, version)
      await keepPendingChange(code)
      return
    }
    if (!known) throw new ApiError({ kind: 'malformed' })
    const status = $status.get()
    const servesCaller = status.status === 'ready' && status.data.serves_caller
    const sides = { before: known, after, servesCaller }
    await saveByProposal({ ...describeChange(sides, $i18n.get()), save: () => saveHotspot(after, version) })
  }

  return {
    $loaded,
    $status,
    $fresh,

    form: ({ settings, regions }: Loaded): SettingsForm<HotspotValues> =>
      createSettingsForm<HotspotSettings, HotspotValues>({
        loaded: settings,
        read,
        async write(values, version) {
          await save(settingsFrom(values), version)
          const { ssid, password, hidden } = values
          const known = password || $fresh.get()?.password
          $fresh.set(known ? { ssid, password: known, hidden } : undefined)
        },
        valuesOf,
        provisional: true,
        rules: hotspotRules,
        check: values => validateHotspot(values, regions),
        secrets: ['password'],
        codes: CODES,
        onSaved: () => void $status.reload()
      }),

    async kick({ mac }: HotspotClient): Promise<void> {
      await kickHotspotClient(mac)
      await $status.reload()
    }
  }
}
