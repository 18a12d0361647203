import type { MailContact, MailGroup } from '../../api/email'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { RowActions } from '../../ui/table/row-actions'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import { groupsText } from './recipients'

export interface ContactsTableProps {
  label: string
  contacts: readonly MailContact[]
  groups: readonly MailGroup[]
  search: string
  onEdit: (contact: MailContact) => void
  onDelete: (contact: MailContact) => void
}

export function ContactsTable({ label, contacts, groups, search, onEdit, onDelete }: ContactsTableProps) {
  const { t } = useText()
  const groupsOf = (contact: MailContact) => groupsText(contact.groups, groups)
  const columns: Column<MailContact>[] = [
    {
      id: 'name',
      title: t('common.term.name'),
      cell: contact => <RowButton onPress={() => onEdit(contact)}>{contact.name}</RowButton>,
      compare: by(({ name }) => name)
    },
    {
      id: 'mail',
      card: 'fact',
      title: t('email.contact.mail'),
      cell: ({ mail }) => <PanelText>{mail}</PanelText>,
      compare: by(({ mail }) => mail)
    },
    {
      id: 'groups',
      card: 'fact',
      title: t('email.tab.groups'),
      cell: groupsOf,
      compare: by(groupsOf)
    },
    {
      id: 'actions',
      pinned: 'menu',
      title: t('common.term.actions'),
      width: '5rem',
      cell: contact => (
        <RowActions
          name={contact.name}
          more={[
            {
              id: 'delete',
              text: t('common.term.delete', { name: contact.name }),
              asks: true,
              danger: true,
              onPick: () => onDelete(contact)
            }
          ]}
        />
      )
    }
  ]
  const empty = search.trim() ? (
    <EmptyState icon="search" title={t('email.contacts.noMatch')} />
  ) : (
    <EmptyState icon="user" title={t('email.contacts.none')}>
      {t('email.contacts.none.text')}
    </EmptyState>
  )
  return <Table label={label} columns={columns} rows={contacts} keyOf={({ id }) => id} search={search} empty={empty} />
}

const by = (textOf: (contact: MailContact) => string) => (one: MailContact, other: MailContact) =>
  textOf(one).localeCompare(textOf(other))
