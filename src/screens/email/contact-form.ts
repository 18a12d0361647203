import type { FieldTexts } from '../../api/client/refusal-types'
import {
  addMailContact,
  type MailContact,
  type MailContactFault,
  type MailContactUpdate,
  type MailGroup,
  type MailGroupUpdate,
  readMailContact,
  readMailGroup,
  saveMailContact,
  saveMailGroup
} from '../../api/email'
import { mailContactUpdate, mailGroupUpdate } from '../../api/generated/limits/email'
import { setOf, text } from '../../lib/form/codecs'
import { fields } from '../../lib/form/field-table'
import { createForm, type Form } from '../../lib/form/form'
import { length, oneLine, type Rule, required, unique } from '../../lib/form/rules'
import { settingsForm } from '../../lib/form/settings-form'
import { email } from '../../lib/network/codecs'
import { email as validEmail } from '../../lib/network/host-rules'
import type { Versioned } from '../../lib/remote/versioned'

export const nameRules: readonly Rule<unknown>[] = [required, oneLine, length(...mailContactUpdate.name)]
export const mailRules: readonly Rule<unknown>[] = [required, validEmail]

/** `others` are the other contacts. */
export const contactFields = (others: readonly MailContact[]) =>
  fields<MailContact, MailContactUpdate, MailContactUpdate>({
    name: text('common.term.name', undefined, { trim: true, required: true, rules: nameRules }),
    mail: email('email.contact.mail', {
      required: true,
      rules: [unique(() => others.map(({ mail }) => mail), 'email.contact.mailExists')]
    }),
    groups: setOf('email.tab.groups')
  })

export const GROUP = fields<MailGroup, MailGroupUpdate, MailGroupUpdate>({
  name: text('common.term.name', mailGroupUpdate.name, {
    trim: true,
    hint: 'email.group.name.hint',
    rules: [oneLine]
  }),
  members: setOf('email.group.members')
})

const CODES: FieldTexts<MailContactFault> = {
  already_exists: 'email.contact.mailExists',
  limit_reached: 'email.contact.tooMany',
  unknown: 'email.group.memberGone'
}

export function createContactForm(contacts: readonly MailContact[]): Form<MailContactUpdate> {
  const table = contactFields(contacts)
  return createForm<MailContactUpdate>({
    ...table,
    initial: { name: '', mail: '', groups: [] },
    codes: CODES,
    save: async values => void (await addMailContact(table.requestOf(values)))
  })
}

export function editContactForm(loaded: Versioned<MailContact>, contacts: readonly MailContact[]) {
  const { id } = loaded.value
  return settingsForm(contactFields(contacts.filter(contact => contact.id !== id)), {
    read: () => readMailContact(id),
    save: (contact, version) => saveMailContact(id, contact, version),
    codes: CODES
  })(loaded)
}

export function editGroupForm(loaded: Versioned<MailGroup>) {
  const { id } = loaded.value
  const save = (group: MailGroupUpdate, version: string) => saveMailGroup(id, group, version)
  return settingsForm(GROUP, { read: () => readMailGroup(id), save, codes: CODES })(loaded)
}
