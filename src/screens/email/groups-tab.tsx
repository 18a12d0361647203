import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { MailGroup } from '../../api/email'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { Loaded } from '../../ui/status/loaded'
import type { Column } from '../../ui/table/column'
import { RowButton } from '../../ui/table/row-button'
import { Table } from '../../ui/table/table'
import { GroupDialog } from './group-dialog'
import { membersText } from './members-text'
import type { EmailModel } from './model'
import { groupTitle, listOrEmpty } from './recipients'

export function GroupsTab({ model }: { model: EmailModel }) {
  const { t } = useText()
  const contacts = listOrEmpty(useStore(model.$contacts))
  const [open, setOpen] = useState<MailGroup>()
  const columns: Column<MailGroup>[] = [
    {
      id: 'group',
      title: t('email.group'),
      cell: group => <RowButton onPress={() => setOpen(group)}>{groupTitle(t, group)}</RowButton>
    },
    {
      id: 'members',
      card: 'fact',
      title: t('email.group.members'),
      cell: group => membersText(t, group, contacts) || t('common.term.none')
    }
  ]
  return (
    <Card flush title={t('email.tab.groups')}>
      <Loaded from={model.$groups}>
        {groups => <Table label={t('email.tab.groups')} columns={columns} rows={groups} keyOf={({ id }) => id} />}
      </Loaded>
      {open && <GroupDialog model={model} id={open.id} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}
