import type { MailContact, MailGroup } from '../../api/email'
import { lastKnown } from '../../lib/remote/last-known'
import type { Loadable } from '../../lib/remote/resource'
import type { Translator } from '../../lib/text/i18n'
import { joinDetail, joinList } from '../../lib/text/join'
import { TO_SENDER } from './mail-test'

/** The last known list; empty until it has been read. */
export const listOrEmpty = <T>(list: Loadable<T[]>): T[] => lastKnown(list) ?? []

/** Such as `A Maintenance`, or only the letter if the group has no name. */
export const groupText = ({ id, name }: Pick<MailGroup, 'id' | 'name'>): string => (name ? `${id} ${name}` : id)

export const groupTitle = (t: Translator['t'], group: Pick<MailGroup, 'id' | 'name'>): string =>
  t('email.group.title', { group: groupText(group) })

/** The sender, the groups with members, and all contacts. */
export function recipientOptions(
  t: Translator['t'],
  contacts: Loadable<MailContact[]>,
  groups: Loadable<MailGroup[]>
): { value: string; text: string }[] {
  const nonEmptyGroups = listOrEmpty(groups).filter(({ members }) => members.length > 0)
  return [
    { value: TO_SENDER, text: t('email.test.to.sender') },
    ...nonEmptyGroups.map(group => ({
      value: `group:${group.id}`,
      text: t('email.test.to.count', {
        count: group.members.length,
        group: groupTitle(t, group)
      })
    })),
    ...listOrEmpty(contacts).map(({ id, name, mail }) => ({
      value: `contact:${id}`,
      text: joinDetail(name, mail)
    }))
  ]
}

export function groupsText(letters: readonly string[], groups: readonly MailGroup[]): string {
  return joinList(letters.map(id => groupText(groups.find(group => group.id === id) ?? { id, name: '' })))
}

/** Those with the searched text in their name, address or groups. */
export function foundContacts(
  contacts: readonly MailContact[],
  groups: readonly MailGroup[],
  search: string
): readonly MailContact[] {
  const query = search.trim().toLowerCase()
  return contacts.filter(contact =>
    [contact.name, contact.mail, groupsText(contact.groups, groups)].some(text => text.toLowerCase().includes(query))
  )
}
