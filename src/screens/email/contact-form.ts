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
import { createForm, type Form } from '../../lib/form/form'
import { length, oneLine, type Rule, required, trimmed, unique } from '../../lib/form/rules'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import { email } from '../../lib/network/host-rules'
import type { Versioned } from '../../lib/remote/versioned'

type Rules<V> = { [F in keyof V]?: readonly Rule<V>[] }

export const nameRules: readonly Rule<unknown>[] = [required, oneLine, trimmed(length(...mailContactUpdate.name))]
export const mailRules: readonly Rule<unknown>[] = [required, trimmed(email)]

/** `others` returns the mail addresses of the other contacts. */
export const contactRules = (others: () => readonly string[]): Rules<MailContactUpdate> => ({
  name: nameRules,
  mail: [...mailRules, unique(others, 'email.contact.mailExists')]
})

export const groupRules: Rules<MailGroupUpdate> = { name: [oneLine, trimmed(length(...mailGroupUpdate.name))] }

const CODES: FieldTexts<MailContactFault> = {
  already_exists: 'email.contact.mailExists',
  limit_reached: 'email.contact.tooMany',
  unknown: 'email.group.memberGone'
}

export function createContactForm(contacts: readonly MailContact[]): Form<MailContactUpdate> {
  return createForm<MailContactUpdate>({
    initial: { name: '', mail: '', groups: [] },
    rules: contactRules(() => contacts.map(({ mail }) => mail)),
    codes: CODES,
    save: async values => void (await addMailContact(trimmedContact(values)))
  })
}

export function editContactForm(
  loaded: Versioned<MailContact>,
  contacts: readonly MailContact[]
): SettingsForm<MailContactUpdate> {
  const { id } = loaded.value
  const others = contacts.filter(contact => contact.id !== id).map(({ mail }) => mail)
  return createSettingsForm<MailContact, MailContactUpdate>({
    loaded,
    read: () => readMailContact(id),
    write: (values, version) => saveMailContact(id, trimmedContact(values), version),
    valuesOf: ({ name, mail, groups }) => ({ name, mail, groups }),
    rules: contactRules(() => others),
    codes: CODES
  })
}

export function editGroupForm(loaded: Versioned<MailGroup>): SettingsForm<MailGroupUpdate> {
  const { id } = loaded.value
  return createSettingsForm<MailGroup, MailGroupUpdate>({
    loaded,
    read: () => readMailGroup(id),
    write: ({ name, members }, version) => saveMailGroup(id, { name: name.trim(), members }, version),
    valuesOf: ({ name, members }) => ({ name, members }),
    rules: groupRules,
    codes: CODES
  })
}

const trimmedContact = ({ name, mail, groups }: MailContactUpdate): MailContactUpdate => ({
  name: name.trim(),
  mail: mail.trim(),
  groups
})
