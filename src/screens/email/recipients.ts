import type { MailContact, MailGroup } from '../../api/email'
import type { Loadable } from '../../lib/remote/resource'
import type { Translator } from '../../lib/text/i18n'
import { TO_SENDER } from './mail-test'

/** What is known of a list, also while the panel is away. */
export function knownOf<T>(shown: Loadable<T[]>): T[] {
  if (shown.status === 'ready') return shown.data
  return (shown.status === 'failed' && shown.last) || []
}

/** `A Maintenance`, or the letter alone. */
export const groupText = ({ id, name }: Pick<MailGroup, 'id' | 'name'>): string => (name ? `${id} ${name}` : id)

/** The sender, the groups with somebody in them, and every contact. */
export function recipientOptions(
  { t, plural }: Pick<Translator, 't' | 'plural'>,
  contacts: Loadable<MailContact[]>,
  groups: Loadable<MailGroup[]>
): { value: string; text: string }[] {
  const used = knownOf(groups).filter(({ members }) => members.length > 0)
  return [
    { value: TO_SENDER, text: t('email.test.to.sender') },
    ...used.map(group => ({
      value: `group:${group.id}`,
      text: plural('email.test.to.count', group.members.length, {
        group: t('email.test.to.group', { group: groupText(group) })
      })
    })),
    ...knownOf(contacts).map(({ id, name, mail }) => ({
      value: `contact:${id}`,
      text: t('email.test.to.contact', { name, mail })
    }))
  ]
}

/** Letters of groups with the names they have. */
export function groupsText(letters: readonly string[], groups: readonly MailGroup[]): string {
  return letters.map(id => groupText(groups.find(group => group.id === id) ?? { id, name: '' })).join(', ')
}
