import type { Translator } from '../text/i18n'
import { joinDetail } from '../text/join'
import { type Range, windowOf } from './range'
import { windowTexts } from './window-texts'

/** A range in words; all times without one. */
export const rangeText = (range: Range | undefined, t: Translator['t']): string =>
  typeof range === 'object' ? t('range.shown', windowTexts(range)) : t(`range.option.${range ?? 'all'}`)

/** With the times of a preset, for what is kept; `now` is the panel's clock, where it is known. */
export const datedRangeText = (range: Range | undefined, now: number | undefined, t: Translator['t']): string =>
  typeof range === 'string' && now !== undefined
    ? joinDetail(rangeText(range, t), rangeText(windowOf(range, now), t))
    : rangeText(range, t)
