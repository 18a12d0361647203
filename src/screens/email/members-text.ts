import type { MailContact, MailGroup } from '../../api/email'
import type { Translator } from '../../lib/text/i18n'
import { joinList } from '../../lib/text/join'

const MAX_NAMES = 3

/** The names of the first members and the number of the others; empty where there are none. */
export function membersText(
  t: Translator['t'],
  { members }: MailGroup,
  contacts: readonly Pick<MailContact, 'id' | 'name'>[]
): string {
  const names = members.map(member => contacts.find(({ id }) => id === member)?.name ?? member)
  const shown = joinList(names.slice(0, MAX_NAMES))
  return names.length > MAX_NAMES
    ? t('email.group.members.more', { names: shown, count: names.length - MAX_NAMES })
    : shown
}
