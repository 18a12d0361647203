import type { Mark, MarkKind } from '../../../api/marks'
import { formatNumber } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { joinList } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import type { TimeWindow } from '../../../lib/time-range/range'
import { windowTexts } from '../../../lib/time-range/window-texts'
import { operationText } from '../../../stores/operations/text'
import type { PlacedMark } from './placed-marks'

type T = Translator['t']

export const KIND_TEXTS: Record<MarkKind, MessageKey> = {
  event: 'dataLogMarks.events',
  operation: 'common.term.operations',
  clock: 'dataLogMarks.clock',
  restart: 'dataLogMarks.restarts',
  update: 'dataLogMarks.updates',
  sign_in: 'common.term.logins'
}

const OUTCOMES: Record<NonNullable<Mark['result']>, MessageKey | undefined> = {
  done: undefined,
  refused: 'dataLogMarks.refused',
  failed: 'common.term.failed'
}

const LONGEST_TEXT = 80
const MOST_SHOWN = 99

type Described = Pick<Mark, 'count' | 'action' | 'function' | 'text' | 'username' | 'result'>

/** What happened, and who did it. */
export function markText({ count, action, function: name = '', text, username, result }: Described, t: T): string {
  if (count > 1) return t('common.entries', { count })
  const what = action
    ? operationText({ action, function: name, object: text, target: '' }, t)
    : plainText(text, LONGEST_TEXT)
  const outcome = result ? OUTCOMES[result] : undefined
  return joinList([what, plainText(username, LONGEST_TEXT), outcome ? t(outcome) : ''].filter(Boolean))
}

/** The name of a mark above the trend; it contains the count as shown (WCAG 2.5.3). */
export function markName(mark: PlacedMark, t: T): string {
  const { kind, window, count } = mark
  const text = count > MOST_SHOWN ? t('dataLogMarks.crowded', { shown: countText(count), count }) : markText(mark, t)
  return t('dataLogMarks.mark', { kind: t(KIND_TEXTS[kind]), time: timeText(window, t), text })
}

export function timeText(window: TimeWindow, t: T): string {
  const { from, to } = windowTexts(window)
  return window.from === window.to ? from : t('range.shown', { from, to })
}

export function detailTime({ first, last }: Mark, t: T): string {
  const [from, to] = [plainText(first, 32), plainText(last, 32)]
  return from === to ? from : t('range.shown', { from, to })
}

/** Of a mark with a count, which has room for two digits. */
export const countText = (count: number) => (count > MOST_SHOWN ? `${MOST_SHOWN}+` : formatNumber(count))
