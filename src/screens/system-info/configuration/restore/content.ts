import { isRecord } from '../../../../lib/remote/shape'
import type { Translator } from '../../../../lib/text/i18n'
import { joinList } from '../../../../lib/text/join'
import { plainText } from '../../../../lib/text/plain-text'
import type { Difference } from '../compare'
import { settingLabel } from '../labels'
import { rowOf } from '../texts'
import type { Change } from './change'

type T = Translator['t']

export interface ContentLine {
  label: string
  value: string
}

export interface Content {
  lines: readonly ContentLine[]
  /** Differences that are not among the lines. */
  more: number
}

const MOST_LINES = 50
const LONGEST_NAME = 60

/** What an added entry has, and in what a setting with several differences differs, in the words of its screen. */
export function contentOf({ differences }: Change, t: T): Content {
  const [first] = differences
  if (first && differences.length === 1) return first.field === '' ? entryContent(first, t) : { lines: [], more: 0 }
  const shown = differences.slice(0, MOST_LINES)
  return { lines: shown.map(difference => differenceLine(difference, t)), more: differences.length - shown.length }
}

function entryContent(difference: Difference, t: T): Content {
  const own = fieldLines(difference, t)
  const inner = innerEntries(difference)
  const shown = inner.slice(0, MOST_LINES).map(it => ({ label: it.entries.join(' › '), value: joinedFields(it, t) }))
  return { lines: [...own, ...shown], more: inner.length - shown.length }
}

/** The fields that a form has, and that have a value; the name is that of the entry. */
function fieldLines(difference: Difference, t: T): ContentLine[] {
  const { entries, after } = difference
  return Object.entries(isRecord(after) ? after : {}).flatMap(([field, value]) => {
    const label = settingLabel(field, difference, t)
    if (label === field || isEmpty(value) || isEntries(value) || value === entries[entries.length - 1]) return []
    return [{ label, value: rowOf({ ...difference, field, before: undefined, after: value }, t).after }]
  })
}

const joinedFields = (difference: Difference, t: T) =>
  joinList(fieldLines(difference, t).map(line => t('common.labelled', { ...line })))

/** What is in an added entry, such as the tags of a folder, each with the names of those around it. */
function innerEntries({ after, ...difference }: Difference, around: readonly string[] = []): Difference[] {
  const lists = Object.values(isRecord(after) ? after : {}).filter(isEntries)
  return lists.flat().flatMap(item => {
    const inner = { ...difference, entries: [...around, plainText(String(item.name), LONGEST_NAME)], after: item }
    // A folder is named by what is in it.
    const within = innerEntries(inner, inner.entries)
    return within.length > 0 ? within : [inner]
  })
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isEntries = (value: unknown): value is Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.length > 0 && value.every(item => isRecord(item) && typeof item.name === 'string')

function differenceLine(difference: Difference, t: T): ContentLine {
  const { setting, before, after } = rowOf(difference, t)
  if (difference.field) return { label: setting, value: `${before} → ${after}` }
  return { label: setting, value: joinList([after, joinedFields(difference, t)].filter(Boolean)) }
}
