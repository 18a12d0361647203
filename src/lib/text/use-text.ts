import { useStore } from '@nanostores/preact'
import { $i18n } from './i18n'

/** The texts in the current language, for a component: it renders again when the language changes. */
export const useText = () => useStore($i18n)
