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
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { email } from '../../lib/network/codecs'
import { email as validEmail } from '../../lib/network/host-rules'
import type { Versioned } from '../../lib/remote/versioned'

export const nameRules: readonly Rule<unknown>[] = [required, oneLine, length(...mailContactUpdate.name)]
export const mailRules: readonly Rule<unknown>[] = [required, validEmail]

/** `others` are the other contacts. */
export const contactFields = (others: readonly MailContact[]) =>
  fields<MailContactUpdate, MailContactUpdate>({
    name: text('common.term.name', undefined, { trim: true, required: true, rules: nameRules }),
    mail: email('email.contact.mail', {
      required: true,
      rules: [unique(() => others.map(({ mail }) => mail), 'email.contact.mailExists')]
    }),
    groups: setOf('email.tab.groups')
  })

export const GROUP = fields<MailGroupUpdate, MailGroupUpdate>({
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

export function editContactForm(
  loaded: Versioned<MailContact>,
  contacts: readonly MailContact[]
): SettingsForm<MailContactUpdate> {
  const { id } = loaded.value
  const table = contactFields(contacts.filter(contact => contact.id !== id))
  return createSettingsForm<MailContact, MailContactUpdate>({
    ...table,
    loaded,
    read: () => readMailContact(id),
    write: (values, version) => saveMailContact(id, table.requestOf(values), version),
    codes: CODES
  })
}

export function editGroupForm(loaded: Versioned<MailGroup>): SettingsForm<MailGroupUpdate> {
  const { id } = loaded.value
  return createSettingsForm<MailGroup, MailGroupUpdate>({
    ...GROUP,
    loaded,
    read: () => readMailGroup(id),
    write: (values, version) => saveMailGroup(id, GROUP.requestOf(values), version),
    codes: CODES
  })
}
