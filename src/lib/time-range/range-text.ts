import type { Translator } from '../text/i18n'
import type { Range } from './range'
import { windowTexts } from './window-texts'

/** A range in words; all times without one. */
export const rangeText = (range: Range | undefined, t: Translator['t']): string =>
  typeof range === 'object' ? t('range.shown', windowTexts(range)) : t(`range.${range ?? 'all'}`)
