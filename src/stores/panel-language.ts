import { computed } from 'nanostores'
import { FIRMWARE_LANGUAGES } from '../lib/text/firmware-languages'
import { $i18n } from '../lib/text/i18n'
import { $device } from './device'

/** In which the panel has texts; older firmware does not say so. */
export const panelLanguages = (): readonly string[] => $device.get().languages ?? FIRMWARE_LANGUAGES

/** The language of texts that the panel sends: English where it lacks that of the page. */
export const $panelLanguage = computed([$i18n, $device], ({ language }) =>
  panelLanguages().includes(language) ? language : 'en'
)
