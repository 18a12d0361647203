import { useStore } from '@nanostores/preact'
import { $narrow, mediaStore } from '../../lib/browser/media'
import { LANGUAGES } from '../../lib/text/languages'
import { useText } from '../../lib/text/use-text'
import { openDialog } from '../../stores/dialogs'
import { pickLanguage } from '../../stores/language'
import type { MenuItem } from '../../ui/dialog/menu-list'

/** The top bar has no room for the modes; the same width as in `mode-switch.module.css`. */
export const $withoutModes = mediaStore('(max-width: 79.99em)')

/** What the top bar has no room for on a phone. */
export function useNarrowItems(): MenuItem[] {
  const { t, language } = useText()
  if (!useStore($narrow)) return []
  return [
    { id: 'finder', text: t('shell.finder.title'), icon: 'search', onPick: () => openDialog('finder') },
    { id: 'hmi-name', text: t('shell.editHmiName'), icon: 'pencil', asks: true, onPick: () => openDialog('hmi-name') },
    ...LANGUAGES.map(({ value, text }, index) => ({
      id: value,
      text,
      lang: value,
      checked: value === language,
      divided: index === 0,
      onPick: () => void pickLanguage(value)
    }))
  ]
}
