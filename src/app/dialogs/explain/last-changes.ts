import { listOperations, type OperationChange, type OperationRecord, readOperation } from '../../../api/operation-log'
import type { Translator } from '../../../lib/text/i18n'
import { lanText } from '../../../stores/ports/lan-ports'
import type { MatchedForm } from './match-fields'

type T = Translator['t']

export interface LastChange {
  record: OperationRecord
  change: OperationChange
}

/** Whether a secret is set, which a field beside it says. */
const MARK = /_set$/
export const MOST_RECORDS = 100
/** A list has only the first changes of each record; of the newest ones, all are read. */
const MOST_READ = 10

/** What a call of the console has done, the newest first. @throws ApiError */
export async function readDone(call: string, signal: AbortSignal): Promise<OperationRecord[]> {
  const [, path = ''] = call.split(' ')
  const [object = ''] = path.split('/{')
  const { items } = await listOperations({ object, place: ['console'], result: ['done'], limit: MOST_RECORDS }, signal)
  const records = items.flatMap(entry => (entry.kind === 'record' && entry.function === call ? [entry] : []))
  const cut = records.filter(({ changes, change_count }) => change_count > changes.length).slice(0, MOST_READ)
  const whole = await Promise.all(cut.map(({ number }) => readOperation(number, signal)))
  return records.map(record => whole.find(({ number }) => number === record.number) ?? record)
}

/** The last change of each field of a form by its path; of the entry of a list only where it is known which one the form edits. */
export function lastChanges(
  form: MatchedForm,
  done: readonly OperationRecord[],
  t: T
): ReadonlyMap<string, LastChange> {
  const records = form.call.includes('{') ? ofNamedEntry(form, done, t) : done
  const found = new Map<string, LastChange>()
  for (const record of records)
    for (const change of record.changes) {
      const path = change.field.replace(MARK, '')
      const secret = change.secret ?? path !== change.field
      if (!found.has(path)) found.set(path, { record, change: { ...change, secret } })
    }
  return found
}

/** The records of the entry that is named above the form: the longest name, as `COM10` also has `COM1` in it. */
function ofNamedEntry({ titles }: MatchedForm, done: readonly OperationRecord[], t: T): OperationRecord[] {
  const named = done.flatMap(record => {
    const names = namesOf(record, t).filter(name => titles.some(title => isIn(title, name)))
    return names.map(name => ({ name, target: record.target }))
  })
  const [best] = named.sort((one, other) => other.name.length - one.name.length)
  return done.filter(({ target }) => target === best?.target)
}

function namesOf({ object, target, function: call }: OperationRecord, t: T): string[] {
  const parts = call.split('/').reverse()
  const ids = target
    .split('/')
    .reverse()
    .filter((_, index) => parts[index]?.startsWith('{'))
    .filter(id => !/^\d+$/.test(id))
  return [object, ...ids.flatMap(id => [id, lanText(id, t)])].filter(Boolean)
}

/** Whether a title has a name as a word of its own. */
function isIn(title: string, name: string): boolean {
  const [text, word] = [title.toLowerCase(), name.toLowerCase()]
  const at = text.indexOf(word)
  if (at < 0) return false
  return !/[\p{L}\p{N}]/u.test((text[at - 1] ?? ' ') + (text[at + word.length] ?? ' '))
}
