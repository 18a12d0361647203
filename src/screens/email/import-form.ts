import { importMailContacts, type MailContact } from '../../api/email'
import { validateFile } from '../../lib/form/file-rules'
import { createForm, type Form } from '../../lib/form/form'
import type { Message } from '../../lib/text/message'
import { type ContactsPreview, readContacts } from './contacts-csv'

const LIMITS = { endings: ['.csv', '.txt'], mostBytes: 256 * 1024 }

export interface ImportValues {
  file: File | undefined
  preview: ContactsPreview | undefined
}

export interface ImportForm extends Form<ImportValues> {
  /** Reads a file, and says what of it would be done. */
  pick(file: File): Promise<void>
}

type Imported = Awaited<ReturnType<typeof importMailContacts>>

/** Contacts of a file: those whose mail is known are changed, others are added, nobody is deleted. */
export function createImportForm(contacts: readonly MailContact[], onImported: (done: Imported) => void): ImportForm {
  let unreadable: Message | undefined

  const form = createForm<ImportValues>({
    initial: { file: undefined, preview: undefined },
    check({ file, preview }) {
      const wrong = unreadable ?? (preview?.problems.length ? 'email.import.hasProblems' : undefined)
      if (!file) return { file: 'errors.required' }
      return wrong ? { file: wrong } : {}
    },
    async save({ preview }) {
      const rows = preview?.contacts ?? []
      onImported(await importMailContacts(rows.map(({ name, mail, groups }) => ({ name, mail, groups }))))
    }
  })

  async function pick(file: File): Promise<void> {
    unreadable = validateFile(file, LIMITS)
    const text = unreadable ? undefined : decoded(await file.arrayBuffer())
    if (!unreadable && text === undefined) unreadable = 'email.import.notUtf8'
    form.set('file', file)
    form.set('preview', text === undefined ? undefined : readContacts(text, contacts))
    form.validate()
  }

  return { ...form, pick }
}

/** Nothing for a file in another encoding, whose names would come out garbled. */
function decoded(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return
  }
}
