import type { AlarmFigure, EventsWanted, PanelEvent } from '../../api/event-log'
import { listEventsQuery } from '../../api/generated/limits/event-log'
import { choiceFilter, choicesFilter, numbersFilter, textFilter } from '../../lib/browser/url-filters'
import type { Language } from '../../lib/text/languages'
import type { MessageKey } from '../../lib/text/message'
import type { Preset, Range } from '../../lib/time-range/range'
import { rangeSent } from '../../lib/time-range/range-sent'
import { createPageFilters } from '../../stores/address/page-filters'
import { MARK_PARAMETERS } from '../../stores/marked'

export type EventState = PanelEvent['state']
export type Priority = PanelEvent['priority']
export type Tab = 'events' | 'quality'

export const STATES = ['triggered', 'acknowledged', 'returned_unacknowledged', 'returned'] as const
export const PRIORITIES = ['low', 'middle', 'high', 'emergency'] as const satisfies readonly Priority[]
/** The figures of the alarm quality whose alarms can be listed. */
export const FIGURES = ['alarms', 'floods', 'top', 'chattering', 'standing'] as const satisfies readonly AlarmFigure[]
export const FIGURE_TEXTS: Record<AlarmFigure, MessageKey> = {
  alarms: 'common.term.alarms',
  floods: 'eventLog.figure.floods',
  top: 'eventLog.figure.top',
  chattering: 'eventLog.figure.chattering',
  standing: 'eventLog.figure.standing'
}
/** Of the alarm quality, where none is chosen. */
export const QUALITY_RANGE: Preset = 'week'
export const HIGHEST_CATEGORY = 255

/** Alarms that wait for somebody. */
export const UNACKNOWLEDGED: readonly EventState[] = ['triggered', 'returned_unacknowledged']

/** Alarms whose cause is still there. */
export const ACTIVE: readonly EventState[] = ['triggered', 'acknowledged']

/** The states of unacknowledged alarms that a filter includes. */
export const unacknowledgedOf = (state: readonly EventState[]): readonly EventState[] =>
  state.length === 0 ? UNACKNOWLEDGED : state.filter(chosen => UNACKNOWLEDGED.includes(chosen))

/** Empty lists stand for all. */
export interface Filters {
  state: readonly EventState[]
  priority: readonly Priority[]
  category: readonly number[]
  text: string
  figure: AlarmFigure | ''
}

export interface Query extends Filters {
  range: Range | undefined
  language: Language
}

export const createFilters = () =>
  createPageFilters<Filters & { tab: Tab }>(
    {
      tab: choiceFilter(['events', 'quality'], 'common.term.views'),
      state: choicesFilter(STATES, 'common.term.status'),
      priority: choicesFilter(PRIORITIES, 'eventLog.priority'),
      category: numbersFilter(0, HIGHEST_CATEGORY, 'common.term.category'),
      text: textFilter(listEventsQuery.text[1]),
      figure: choiceFilter(['', ...FIGURES], 'eventLog.tab.quality')
    },
    MARK_PARAMETERS
  )

export const isFiltered = ({ state, priority, category, text, figure }: Filters): boolean =>
  state.length + priority.length + category.length > 0 || text.trim() + figure !== ''

/** `now` is the panel's clock. */
export function wantedBy(
  { state, priority, category, text, figure, range, language }: Query,
  now: number
): EventsWanted {
  return {
    ...rangeSent(range, now),
    ...(state.length > 0 && { state: [...state] }),
    ...(priority.length > 0 && { priority: [...priority] }),
    ...(category.length > 0 && { category: [...category] }),
    ...(text.trim() && { text: text.trim() }),
    ...(figure && { figure }),
    language
  }
}

/** Category numbers as typed, such as `10, 20`; undefined for anything else. */
export function parseCategories(text: string): number[] | undefined {
  const parts = text.split(/[\s,、，;]+/).filter(Boolean)
  const numbers = parts.map(part => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN))
  return numbers.every(number => number <= HIGHEST_CATEGORY) ? [...new Set(numbers)] : undefined
}
