import { importMailContacts, type MailContact, type MailContactUpdate } from '../../api/email'
import { mailContactImport } from '../../api/generated/limits/email'
import { type Cell, type FileColumns, textCell } from '../../lib/table-file/column'
import { matchFields } from '../../lib/table-file/plan-rows'
import { createTableImport } from '../../lib/table-file/table-import'
import { mailRules, nameRules } from './contact-form'

export const MOST_CONTACTS = mailContactImport.contacts[1]

/** The columns of the panel's export. */
const COLUMNS: FileColumns<MailContactUpdate> = {
  name: {
    title: 'Name',
    local: inOtherLanguages('common.term.name'),
    required: true,
    parse: textCell(...nameRules)
  },
  mail: {
    title: 'Email address',
    local: inOtherLanguages('email.contact.mail'),
    aliases: ['Mail', 'Email', 'E-Mail'],
    required: true,
    parse: textCell(...mailRules)
  },
  groups: { title: 'Groups', local: inOtherLanguages('email.tab.groups'), aliases: ['Group'], parse: groupsCell }
}

type Imported = Awaited<ReturnType<typeof importMailContacts>>

/** Imports contacts: those with the same mail are changed, others are added, none is deleted. */
export function createImport(contacts: () => readonly MailContact[], onImported: (done: Imported) => void) {
  return createTableImport<MailContactUpdate, MailContact, void>({
    format: { columns: COLUMNS, maxRows: MOST_CONTACTS },
    extensions: ['.csv', '.txt'],
    maxBytes: 256 * 1024,
    plan: () => ({
      ...matchFields<MailContactUpdate, MailContact>(contacts(), 'mail'),
      room: MOST_CONTACTS - contacts().length,
      full: ['email.import.tooMany', { most: MOST_CONTACTS }]
    }),
    async apply(rows) {
      onImported(await importMailContacts(rows.map(({ values }) => values)))
    }
  })
}

/** Group letters with any separator, sorted and without duplicates. */
function groupsCell(cell: string): Cell<string[]> {
  const letters = cell
    .toUpperCase()
    .split(/[\s,;/]+/)
    .filter(Boolean)
  const unknown = letters.find(letter => !/^[A-P]$/.test(letter))
  return {
    value: [...new Set(letters)].sort(),
    error: unknown === undefined ? undefined : ['email.import.strangeGroup', { letter: unknown }]
  }
}
