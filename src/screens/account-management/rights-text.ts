import type { Translator } from '../../lib/text/i18n'
import { PRESETS, presetOf } from './presets'
import { isAction } from './rights'

/** The name of the matching preset, or else the number of menu items. */
export function rightsText(roles: readonly string[], t: Translator['t']): string {
  if (roles.length === 0) return t('common.term.none')
  const preset = presetOf(roles)
  return preset
    ? t(PRESETS[preset].title)
    : t('accountManagement.rights.count', { count: roles.filter(role => !isAction(role)).length })
}
