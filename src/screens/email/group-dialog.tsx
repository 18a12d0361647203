import { useStore } from '@nanostores/preact'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FieldFor } from '../../ui/form/field-for'
import { MembersField } from './members-field'
import type { EmailModel } from './model'
import { listOrEmpty } from './recipients'

export function GroupDialog({ model, id, onClose }: { model: EmailModel; id: string; onClose: () => void }) {
  const { t } = useText()
  const contacts = listOrEmpty(useStore(model.$contacts))
  const nameOf = (member: string) => contacts.find(contact => contact.id === member)?.name ?? member
  return (
    <EditDialog
      wide
      from={() => model.group(id)}
      edit={model.editGroup}
      title={t('email.group.edit', { group: id })}
      textOf={(_, value) => (typeof value === 'string' ? value : joinList(value.map(nameOf)))}
      onClose={onClose}
      onSaved={() => model.saved('email.group.saved')}
    >
      {form => (
        <>
          <FieldFor of={form} name="name" first />
          <MembersField form={form} contacts={contacts} />
        </>
      )}
    </EditDialog>
  )
}
