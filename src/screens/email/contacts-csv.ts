import type { MailContact, MailContactUpdate } from '../../api/email'
import { sameValue } from '../../lib/form/same-value'
import { validateField } from '../../lib/form/validate-field'
import { parseCsv, withoutGuard } from '../../lib/table-file/csv-parse'
import type { Message } from '../../lib/text/message'
import { contactRules } from './contact-form'

export const MOST_CONTACTS = 500

type Column = 'name' | 'mail' | 'groups'

export interface ImportProblem {
  line: number
  /** Missing where all of the row is meant. */
  column?: Column
  message: Message
}

export interface ImportedContact extends MailContactUpdate {
  line: number
  fate: 'new' | 'changed' | 'same'
}

export interface ContactsPreview {
  contacts: ImportedContact[]
  problems: ImportProblem[]
}

const TITLES: Record<Column, readonly string[]> = {
  name: ['name'],
  mail: ['mail', 'email', 'e-mail'],
  groups: ['groups', 'group']
}
const COLUMNS: readonly Column[] = ['name', 'mail', 'groups']

/** Reads a file of contacts: a head with Name, Mail and perhaps Groups, then a row for each. */
export function readContacts(text: string, known: readonly MailContact[]): ContactsPreview {
  const { rows, problems } = parseCsv(text)
  const [head, ...others] = rows
  const titles = (head?.cells ?? []).map(title => title.trim().toLowerCase())
  const placeOf = (column: Column) => titles.findIndex(title => TITLES[column].includes(title))
  if (placeOf('name') < 0 || placeOf('mail') < 0)
    return { contacts: [], problems: [{ line: head?.line ?? 1, message: 'email.import.noHead' }] }

  const found: ImportProblem[] = problems.map(({ line }) => ({ line, message: 'email.import.quotes' }))
  const contacts: ImportedContact[] = []
  for (const { line, cells } of others) {
    const cellOf = (column: Column) => withoutGuard(cells[placeOf(column)] ?? '').trim()
    const contact = { name: cellOf('name'), mail: cellOf('mail'), groups: lettersIn(cellOf('groups')) }
    found.push(...problemsOf(contact, contacts).map(problem => ({ line, ...problem })))
    contacts.push({ line, ...contact, fate: fateOf(contact, known) })
  }
  const added = contacts.filter(({ fate }) => fate === 'new').length
  if (contacts.length === 0) found.push({ line: head?.line ?? 1, message: 'email.import.noRows' })
  if (known.length + added > MOST_CONTACTS || contacts.length > MOST_CONTACTS)
    found.push({
      line: others[others.length - 1]?.line ?? 1,
      message: ['email.import.tooMany', { most: MOST_CONTACTS }]
    })
  return { contacts, problems: found.sort((one, other) => one.line - other.line) }
}

/** Letters of groups, however they are set apart; each once, in their order. */
function lettersIn(cell: string): string[] {
  const letters = cell
    .toUpperCase()
    .split(/[\s,;/]+/)
    .filter(letter => letter !== '')
  return [...new Set(letters)].sort()
}

function problemsOf(contact: MailContactUpdate, before: readonly ImportedContact[]): Omit<ImportProblem, 'line'>[] {
  const rules = contactRules(() => [])
  const twin = before.find(({ mail }) => mail.toLowerCase() === contact.mail.toLowerCase())
  const strange = contact.groups.find(letter => !/^[A-P]$/.test(letter))
  return COLUMNS.flatMap(column => {
    const broken = validateField(rules[column], contact[column], contact)
    if (broken) return [{ column, message: broken }]
    if (column === 'mail' && twin) return [{ column, message: ['email.import.twice', { line: twin.line }] as const }]
    if (column === 'groups' && strange !== undefined)
      return [{ column, message: ['email.import.strangeGroup', { letter: strange }] as const }]
    return []
  })
}

function fateOf(contact: MailContactUpdate, known: readonly MailContact[]): ImportedContact['fate'] {
  const same = known.find(({ mail }) => mail.toLowerCase() === contact.mail.toLowerCase())
  if (!same) return 'new'
  const { id, ...kept } = same
  return sameValue(kept, contact) ? 'same' : 'changed'
}
