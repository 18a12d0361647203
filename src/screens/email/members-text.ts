import type { MailContact, MailGroup } from '../../api/email'
import type { Translator } from '../../lib/text/i18n'

const NAMED = 3

/** The first members by name, and how many more there are. */
export function membersText(
  t: Translator['t'],
  { members }: MailGroup,
  contacts: readonly Pick<MailContact, 'id' | 'name'>[]
): string {
  if (members.length === 0) return t('email.group.members.none')
  const names = members.map(member => contacts.find(({ id }) => id === member)?.name ?? member)
  const shown = names.slice(0, NAMED).join(', ')
  return names.length > NAMED ? t('email.group.members.more', { names: shown, count: names.length - NAMED }) : shown
}
