import { atom } from 'nanostores'
import {
  type HotspotClient,
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
import type { SaveResult } from '../../lib/form/form'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { requestNetworkChange } from '../../stores/network-change'
import type { JoinData } from './join-data'
import { describeChange } from './settings-change'
import { hotspotRules, validateHotspot } from './settings-rules'
import { type HotspotValues, normalizeHotspot, settingsFrom, valuesOf } from './settings-values'

export type HotspotModel = ReturnType<typeof createHotspot>

export interface Loaded {
  settings: Versioned<HotspotSettings>
  regions: HotspotRegion[]
}

const LIVE_SECONDS = 5

export function createHotspot() {
  const $loaded = resource(async (signal): Promise<Loaded> => {
    const [settings, regions] = await Promise.all([readHotspot(signal), listHotspotRegions(signal)])
    return { settings, regions }
  })
  const $status = polled(readHotspotStatus, { everySeconds: LIVE_SECONDS })
  /** With the password that this visit has saved; the panel does not tell it again. */
  const $fresh = atom<JoinData | undefined>()

  async function save(after: NewHotspotSettings, version: string, before: HotspotSettings): Promise<SaveResult> {
    if (!before.enabled && !after.enabled) {
      // Nobody is cut off by a hotspot that stays off.
      const { code } = await saveHotspot(after, version)
      await keepPendingChange(code)
      return 'saved'
    }
    const status = $status.get()
    const servesCaller = status.status === 'ready' && status.data.serves_caller
    const change = describeChange({ before, after, servesCaller }, $i18n.get())
    return requestNetworkChange({ ...change, save: () => saveHotspot(after, version) })
  }

  return {
    $loaded,
    $status,
    $fresh,

    form: ({ settings, regions }: Loaded): SettingsForm<HotspotValues> =>
      createSettingsForm<HotspotSettings, HotspotValues>({
        loaded: settings,
        read: readHotspot,
        async write(values, version, before) {
          const result = await save(settingsFrom(values), version, before)
          const { ssid, hidden } = values
          const password = values.password || $fresh.get()?.password
          if (result === 'saved') $fresh.set(password ? { ssid, password, hidden } : undefined)
          return result
        },
        valuesOf,
        provisional: true,
        normalize: normalizeHotspot,
        rules: hotspotRules,
        check: values => validateHotspot(values, regions),
        secrets: ['password'],
        codes: {
          radioInClientMode: 'hotspot.radioInClientMode',
          channelNotAllowed: 'hotspot.channelNotAllowed',
          outsideNetwork: 'hotspot.outsideNetwork',
          beforeFirst: 'hotspot.beforeFirst',
          containsPanel: 'hotspot.containsPanel',
          notHost: 'errors.ipv4.notHost'
        },
        onSaved: () => void $status.reload()
      }),

    async kick({ mac }: HotspotClient): Promise<void> {
      await kickHotspotClient(mac)
      await $status.reload()
    }
  }
}
