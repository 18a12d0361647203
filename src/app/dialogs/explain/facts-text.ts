import { NO_VALUE, withUnit } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { joinList } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { plainText } from '../../../lib/text/plain-text'
import { rightsList } from '../../../session/rights'
import { INTERRUPTED } from '../../../stores/impact-kinds'
import type { FieldFacts } from '../../generated/field-facts'
import { optionText, type Recorded } from './field-value'
import type { LastChange } from './last-changes'
import type { MatchedField, MatchedForm } from './match-fields'

type T = Translator['t']

type Span = NonNullable<FieldFacts['range']>

/** What a fact is called, and what it is. */
export type Fact = readonly [name: MessageKey, text: string]

const MOST_CHOICES = 6

/** What the contract says of a field, and what its choice offers. */
export function factsOf({ control, facts }: MatchedField, t: T): Fact[] {
  const { range, length, entries, default: standard, right } = facts
  const choices = control instanceof HTMLSelectElement ? [...control.options].map(({ text }) => text) : []
  const hint = hintOf(control)
  const isHinted = (limits: Span) => hint.includes(spanText(limits, t))
  const all: [MessageKey, string | false | undefined][] = [
    ['common.fact.range', choices.length === 0 && range && !isHinted(range) && spanText(range, t, unitOf(control))],
    ['common.fact.characters', length && !isHinted(length) && spanText(length, t)],
    ['common.fact.entries', entries && !isHinted(entries) && spanText(entries, t)],
    ['explainDialog.choices', choices.length > 0 && choices.length <= MOST_CHOICES && joinList(choices)],
    ['common.fact.default', standard !== undefined && textOf(standard, control, t)],
    ['explainDialog.permission', right && rightsList([right], t)]
  ]
  return all.flatMap(([name, text]) => (text ? [[name, text]] : []))
}

/** What the form says below a control. */
const hintOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join()

function spanText([first, last]: Span, t: T, unit?: string): string {
  const text = (limit: number | null) => (unit && limit !== null ? withUnit(limit, unit) : String(limit))
  if (first === null) return `≤ ${text(last)}`
  if (last === null) return `≥ ${text(first)}`
  return first === last ? text(first) : t('common.term.range', { first, last: text(last) })
}

const unitOf = (control: HTMLElement) => control.parentElement?.dataset.unit

const LONGEST_TEXT = 60

/** A value of the contract or the operation log, as its control would show it. */
function textOf(value: Recorded, control: HTMLElement, t: T): string {
  if (value === null) return NO_VALUE
  if (value === '') return t('operationLog.empty')
  if (typeof value === 'boolean') return t(value ? 'common.term.on' : 'common.term.off')
  const unit = unitOf(control)
  return optionText(control, value) ?? (unit ? withUnit(value, unit) : plainText(String(value), LONGEST_TEXT))
}

/** The previous and the new value, who changed it, and when. */
export function lastChangeText({ record, change }: LastChange, control: HTMLElement, t: T): string {
  const { secret } = change
  const values = { previous: textOf(change.previous, control, t), next: textOf(change.next, control, t) }
  return t('explainDialog.change.by', {
    change: secret ? t('operationLog.secret') : t('operationLog.fromTo', values),
    user: plainText(record.username, LONGEST_TEXT) || NO_VALUE,
    time: record.time
  })
}

/** Whom saving a form can interrupt; '' if nobody. */
export const interruptedText = ({ facts: { interrupts = [] } }: MatchedForm, t: T): string =>
  joinList(interrupts.map(list => t(INTERRUPTED[list])))
