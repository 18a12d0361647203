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
import type { SaveResult } from '../../lib/form/form-options'
import { settingsForm } from '../../lib/form/settings-form'
import { lastKnown } from '../../lib/remote/last-known'
import { polled } from '../../lib/remote/polled'
import { resource } from '../../lib/remote/resource'
import { laterRequests } from '../../lib/remote/stoppable'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { plainText } from '../../lib/text/plain-text'
import { requestNetworkChange } from '../../stores/network-change'
import { notify } from '../../stores/notices'
import type { JoinData } from './join-data'
import { SETTINGS, validateHotspot } from './settings'
import { describeChange } from './settings-change'

export type HotspotModel = ReturnType<typeof createHotspot>

export interface Loaded {
  settings: Versioned<HotspotSettings>
  regions: HotspotRegion[]
}

const LIVE_SECONDS = 5

const CODES: FieldTexts<HotspotFault> = {
  channel_not_allowed: 'hotspot.channelNotAllowed',
  outside_subnet: 'hotspot.outsideNetwork',
  before_first: 'hotspot.beforeFirst',
  contains_panel: 'hotspot.containsPanel',
  not_a_host: 'errors.ipv4.notHost'
}

export function createHotspot() {
  const $loaded = resource(async (signal): Promise<Loaded> => {
    const [settings, regions] = await Promise.all([readHotspot(signal), listHotspotRegions(signal)])
    return { settings, regions }
  })
  const $status = polled(readHotspotStatus, { everySeconds: LIVE_SECONDS })
  /** With the password saved by this page; the panel never sends it. */
  const $joinData = atom<JoinData | undefined>()

  async function save(after: NewHotspotSettings, version: string, before: HotspotSettings): Promise<SaveResult> {
    const { serves_caller: servesCaller = false, mode } = lastKnown($status.get()) ?? {}
    const isOpen = mode === undefined ? before.use !== 'never' : mode === 'hotspot'
    if (!isOpen && after.use !== 'always') {
      // A change of a hotspot that stays closed cuts nobody off.
      const later = laterRequests()
      const { code } = await saveHotspot(after, version)
      await later(() => keepPendingChange(code))
      return 'saved'
    }
    const change = describeChange({ before, after, servesCaller, isOpen, leavesWifi: mode === 'client' }, $i18n.get())
    return requestNetworkChange({ ...change, save: () => saveHotspot(after, version) })
  }

  return {
    $loaded,
    $status,
    $joinData,

    form: ({ settings, regions }: Loaded) =>
      settingsForm(SETTINGS, {
        read: readHotspot,
        async save(request, version, before) {
          const result = await save(request, version, before)
          const { ssid, hidden, password = $joinData.get()?.password } = request
          if (result === 'saved') $joinData.set(password ? { ssid, password, hidden } : undefined)
          return result
        },
        provisional: true,
        check: values => validateHotspot(values, regions),
        codes: CODES,
        onSaved: () => void $status.reload()
      })(settings),

    async kick({ mac, name }: HotspotClient): Promise<void> {
      await kickHotspotClient(mac)
      notify(['hotspot.kick.done', { name: plainText(name, 60) || mac }])
      await $status.reload()
    }
  }
}
