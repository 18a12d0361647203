import { SNAPSHOT } from '../../../api/generated/snapshot'
import { isRecord } from '../../../lib/remote/shape'
import { NO_VALUE } from '../../../lib/text/format'
import type { Translator } from '../../../lib/text/i18n'
import { joinDetail, joinList } from '../../../lib/text/join'
import { plainText } from '../../../lib/text/plain-text'
import { TAGS } from '../../../session/generated/tags'
import { loadedWords } from '../../../stores/operations/loaded-words'
import { valueLabel, withFieldUnit } from '../../../stores/operations/words'
import type { Difference } from './compare'
import { settingLabel } from './labels'
import { placeOf, titleKeyOf } from './places'
import type { Snapshot } from './snapshot'

type T = Translator['t']

const LONGEST_NAME = 60
const LONGEST_VALUE = 300

/** Of the screen that has the settings of a tag. */
export function titleOf(tag: string, t: T): string {
  const title = titleKeyOf(tag)
  return title ? t(title) : tag
}

/** The screens of resources, each once. */
export function titlesOf(paths: readonly string[], t: T): string {
  const tags = SNAPSHOT.filter(({ path }) => paths.includes(path)).map(({ tag }) => titleOf(tag, t))
  return joinList([...new Set(tags)])
}

const callOf = ({ tag, path }: Difference) => ({ function: `PUT ${path}`, screen: tag })

/** What it is a setting of, where its screen has several, the entry, and the label of the field. */
export function settingText(difference: Difference, t: T): string {
  const { tag, entries, field } = difference
  const thing = thingOf(difference.path)
  return [
    ...(thing && thing !== titleKeyOf(tag) && thing !== TAGS.get(tag) ? [t(thing)] : []),
    ...entries.map(name => entryText(name, difference, t)),
    ...(field ? [settingLabel(field, difference, t)] : [])
  ].join(' › ')
}

/** An entry of a list is changed by a call of its own. */
function thingOf(path: string) {
  const words = loadedWords()
  return words?.thingOf(`PUT ${path}`) ?? words?.thingOf(`PUT ${path}/{id}`) ?? words?.thingOf(`DELETE ${path}/{id}`)
}

/** Lists of what the panel names by codes. */
const OF_PORTS = /\/(ethernet|ports)\/{id}/

function entryText(name: string, difference: Difference, t: T): string {
  const { path, before, after } = difference
  // A thumbprint says nothing to a reader, but tells those of two panels apart.
  if (path.endsWith('/certificates')) {
    const known = certificateName(after) || certificateName(before)
    const thumbprint = plainText(name, 9)
    return known ? joinDetail(known, thumbprint) : thumbprint
  }
  return (OF_PORTS.test(path) && valueLabel(name, 'port', callOf(difference), t)) || plainText(name, LONGEST_NAME)
}

const certificateName = (value: unknown) =>
  isRecord(value) ? plainText(String(value.name || value.subject || ''), LONGEST_NAME) : ''

/** A value as the screens show it; of a whole entry that it was added or removed. */
function textOf(difference: Difference, side: 'before' | 'after', t: T): string {
  const { field, [side]: value } = difference
  if (field) return anyText(value, difference, t)
  const change = side === 'after' && changeOf(difference)
  return change ? t(`systemInfoConfiguration.change.${change}`) : NO_VALUE
}

function changeOf({ field, before, after }: Difference) {
  if (field || before === after) return undefined
  return after === undefined ? 'removed' : 'added'
}

function anyText(value: unknown, difference: Difference, t: T): string {
  const { field } = difference
  if (value === undefined || value === null || value === '' || isEmpty(value)) return NO_VALUE
  if (typeof value === 'boolean') return t(flagText(value, field))
  if (typeof value === 'number') return withFieldUnit(value, field, t)
  if (typeof value === 'string')
    return valueLabel(value, field, callOf(difference), t) || plainText(value, LONGEST_VALUE)
  if (Array.isArray(value)) return joinList(value.map(part => anyText(part, difference, t)))
  return plainText(JSON.stringify(value), LONGEST_VALUE)
}

function flagText(value: boolean, field: string) {
  if (field.endsWith('_set')) return value ? 'common.term.set' : 'common.term.notSet'
  return value ? 'common.term.on' : 'common.term.off'
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** A difference in the words of its screen. */
export interface DifferenceRow {
  id: string
  screen: string
  /** Undefined for settings of the top bar. */
  place: string | undefined
  setting: string
  before: string
  after: string
  /** Of a whole entry. */
  change: 'added' | 'removed' | undefined
}

export const rowOf = (difference: Difference, t: T): DifferenceRow => ({
  id: [difference.path, ...difference.entries, difference.field].join('\n'),
  screen: titleOf(difference.tag, t),
  place: placeOf(difference),
  setting: settingText(difference, t),
  before: textOf(difference, 'before', t),
  after: textOf(difference, 'after', t),
  change: changeOf(difference)
})

/** Whose configuration it is, or what it is called, and of when. */
export const snapshotTitle = ({ panel, time }: Snapshot, t: T, name = panel.hmi_name ?? ''): string =>
  t('systemInfoConfiguration.of', { name: plainText(name, LONGEST_NAME), time: plainText(time, LONGEST_NAME) })
