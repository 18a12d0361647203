import { type ApiError, refusalOf } from '../../../../lib/remote/failure'
import { describeFailure } from '../../../../lib/remote/failure-text'
import type { Translator } from '../../../../lib/text/i18n'
import { joinDetail, joinList } from '../../../../lib/text/join'
import type { Message } from '../../../../lib/text/message'
import { plainText } from '../../../../lib/text/plain-text'
import type { NetworkChange } from '../../../../stores/network-change'
import { loadedWords } from '../../../../stores/operations/loaded-words'
import type { Difference } from '../compare'
import { settingLabel } from '../labels'
import type { Snapshot } from '../snapshot'
import { rowOf, settingText, titleOf } from '../texts'
import type { Change } from './change'
import { pathIn } from './fit'
import type { Missing, Step } from './plan'

type T = Translator['t']

/** A change in the words of its screen. */
export interface ChangeRow {
  change: Change
  setting: string
  before: string
  after: string
  /** Why it is not restored. */
  note: string
}

function changeRow(change: Change, t: T): ChangeRow {
  const { differences, misfit } = change
  const note = misfit ? misfitText(change, misfit, t) : ''
  const [first] = differences
  if (first && differences.length === 1) {
    const { setting, before, after } = rowOf(first, t)
    // The file has no secrets.
    const isTyped = change.isSecret && change.after === true
    return { change, setting, before, after: isTyped ? t('systemInfoRestore.secret.typed') : after, note }
  }
  const after = t('systemInfoConfiguration.differenceCount', { count: differences.length })
  return { change, setting: settingText(wholeOf(change, t), t), before: '–', after, note }
}

/** Also of which field, where it is part of what is listed. */
function misfitText({ resource, field }: Change, misfit: Message, t: T): string {
  const value = t(misfit, { screen: titleOf(resource.tag, t) })
  const { field: part } = typeof misfit === 'object' ? misfit[1] : {}
  if (!part) return value
  return t('common.labelled', { label: settingLabel([field, part].filter(Boolean).join('.'), resource, t), value })
}

/** Where no form labels the field, it is all that its settings have. */
function wholeOf({ resource: { tag, path }, entry, field, before, after }: Change, t: T): Difference {
  const isLabelled = settingLabel(field, { path, tag }, t) !== field
  return { tag, path, entries: entry === undefined ? [] : [entry], field: isLabelled ? field : '', before, after }
}

export interface Section {
  title: string
  rows: readonly ChangeRow[]
}

/** By screens, in the order of the restore. */
export function sectionsOf(changes: readonly Change[], t: T): Section[] {
  const sections = new Map<string, ChangeRow[]>()
  for (const change of changes) {
    const title = titleOf(change.resource.tag, t)
    sections.set(title, [...(sections.get(title) ?? []), changeRow(change, t)])
  }
  return [...sections].map(([title, rows]) => ({ title, rows }))
}

/** The screen, the settings, and the entry. */
export function stepTitle({ resource: { tag, path }, entry }: Pick<Step, 'resource' | 'entry'>, t: T): string {
  const of = { tag, path, entries: entry === undefined ? [] : [entry], field: '', before: undefined, after: undefined }
  return [titleOf(tag, t), settingText(of, t)].filter(Boolean).join(' › ')
}

/** For the dialog of a network change. */
export const stepDescription = (step: Step, t: T): Pick<NetworkChange, 'subject' | 'changes'> => ({
  subject: stepTitle(step, t),
  changes: step.changes.flatMap(({ differences }) =>
    differences.map(difference => {
      const { id, setting, before, after } = rowOf(difference, t)
      return { field: id, label: setting, before, after }
    })
  )
})

const MOST_REMOVED = 5

/** The entries that are removed: some by name, and how many more there are. */
export function removedTexts(steps: readonly Step[], t: T): string[] {
  const removed = steps.filter(({ method }) => method === 'delete')
  const more = removed.length - MOST_REMOVED
  const names = removed.slice(0, MOST_REMOVED).map(step => stepTitle(step, t))
  return more > 0 ? [...names, t('common.impact.more', { count: more })] : names
}

export const secretLabel = (step: Step, secret: string, t: T): string =>
  [stepTitle(step, t), settingLabel(secret, step.resource, t)].join(' › ')

/** Why the panel has refused a step, in the words of the forms: of each field at fault, else of the whole. */
export function refusalTexts(error: ApiError, { resource: { tag, path }, call }: Step, t: T): string[] {
  const { fields = {}, code = '' } = refusalOf(error) ?? {}
  const wordsOf = (of: string) => loadedWords()?.refusalWord(of, call.path)
  const faults = Object.entries(fields).map(([field, fault]) =>
    t('common.labelled', {
      label: settingLabel(pathIn(call.body, field), { path, tag }, t),
      value: t(wordsOf(fault) ?? 'errors.invalidValue')
    })
  )
  if (faults.length > 0) return faults
  const words = wordsOf(code)
  return [words ? t(words) : joinDetail(t(describeFailure(error).title), plainText(code, LONGEST_CODE))]
}

const LONGEST_CODE = 60

/** Which panel a file is of, and of when. */
export function originText({ panel, time }: Snapshot, t: T): string {
  const { hmi_name = '', model = '', serial = '' } = panel
  const number = serial && t('common.labelled', { label: t('systemInfo.serial'), value: serial })
  const details = [model, number].filter(Boolean).map(text => plainText(text, LONGEST_CODE))
  const name = details.length > 0 ? joinDetail(plainText(hmi_name, LONGEST_CODE), joinList(details)) : hmi_name
  const value = t('systemInfoConfiguration.of', { name, time: plainText(time, LONGEST_CODE) })
  return t('common.labelled', { label: t('systemInfoConfiguration.snapshot'), value })
}

/** The settings that are missing, by the reason. */
export function missingTexts(missing: readonly Missing[], t: T): { reason: Missing['reason']; text: string }[] {
  const reasons = [...new Set(missing.map(({ reason }) => reason))]
  return reasons.map(reason => {
    const names = missing
      .filter(item => item.reason === reason)
      .map(({ tag, path }) => (tag === undefined ? path : titleOf(tag, t)))
    return { reason, text: joinList([...new Set(names)]) }
  })
}
