import type { Translator } from '../../lib/text/i18n'
import { PRESETS, presetOf } from './presets'

/** The name of the matching preset, or else the number of menu items. */
export function rightsText(roles: readonly string[], { t, plural }: Pick<Translator, 't' | 'plural'>): string {
  if (roles.length === 0) return t('accountManagement.rights.none')
  const preset = presetOf(roles)
  return preset ? t(PRESETS[preset].title) : plural('accountManagement.rights.count', roles.length)
}
