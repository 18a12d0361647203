import { useState } from 'react'
import type { MailContact, MailGroupUpdate } from '../../api/email'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { MatchCount } from '../../ui/card/match-count'
import { Toolbar } from '../../ui/card/toolbar'
import { CheckField } from '../../ui/form/check-field'
import { Field } from '../../ui/form/field'
import { SearchField } from '../../ui/form/search-field'
import { useField } from '../../ui/form/use-field'
import { PanelText } from '../../ui/page/panel-text'
import type { Column } from '../../ui/table/column'
import { Table } from '../../ui/table/table'
import styles from './email.module.css'

const SEARCH_THRESHOLD = 10

export interface MembersFieldProps {
  form: Form<MailGroupUpdate>
  contacts: readonly MailContact[]
}

/** All contacts with a checkbox each; rows are rendered as they scroll into view. */
export function MembersField({ form, contacts }: MembersFieldProps) {
  const { t } = useText()
  const label = t('email.group.members')
  const { value: members, error, pick } = useField<MailGroupUpdate, string[]>({ of: form, name: 'members', label })
  const [search, setSearch] = useState('')
  const query = search.trim().toLowerCase()
  const found = contacts.filter(({ name, mail }) => `${name} ${mail}`.toLowerCase().includes(query))
  const include = (id: string, checked: boolean) => {
    const others = members.filter(member => member !== id)
    const order = contacts.map(contact => contact.id)
    const next = checked ? [...others, id] : others
    pick(next.sort((one, other) => order.indexOf(one) - order.indexOf(other)))
  }
  const columns: Column<MailContact>[] = [
    {
      id: 'name',
      title: t('common.term.name'),
      cell: ({ id, name }) => (
        <CheckField label={name} value={members.includes(id)} onPick={checked => include(id, checked)} />
      )
    },
    { id: 'mail', card: 'fact', title: t('email.contact.mail'), cell: ({ mail }) => <PanelText>{mail}</PanelText> }
  ]
  return (
    <Field texts={{ label }} error={error} group>
      {() => (
        <>
          {contacts.length > SEARCH_THRESHOLD && (
            <Toolbar
              search={<SearchField label={t('email.contacts.search')} value={search} onPick={setSearch} />}
              count={<MatchCount found={found.length} total={contacts.length} />}
            />
          )}
          <div className={styles.rows}>
            <Table
              label={label}
              columns={columns}
              rows={found}
              unprinted
              keyOf={({ id }) => id}
              empty={<p>{t(contacts.length > 0 ? 'email.contacts.noMatch' : 'email.group.noContacts')}</p>}
            />
          </div>
        </>
      )}
    </Field>
  )
}
