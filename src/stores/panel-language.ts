import { computed } from 'nanostores'
import { $i18n } from '../lib/text/i18n'
import { $device } from './device'

/** In which the panel has texts; older firmware, which does not say so, in these. */
export const panelLanguages = (): readonly string[] => $device.get().languages ?? ['en', 'ja', 'ko']

/** The language of texts that the panel sends: English where it lacks that of the page. */
export const $panelLanguage = computed([$i18n, $device], ({ language }) =>
  panelLanguages().includes(language) ? language : 'en'
)
