import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { joinList } from '../../lib/text/join'
import { useText } from '../../lib/text/use-text'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { TextField } from '../../ui/form/text-field'
import { MembersField } from './members-field'
import type { EmailModel } from './model'
import { listOrEmpty } from './recipients'

export function GroupDialog({ model, id, onClose }: { model: EmailModel; id: string; onClose: () => void }) {
  const { t } = useText()
  const contacts = listOrEmpty(useStore(model.$contacts))
  const $group = useModel(() => model.group(id))
  const nameOf = (member: string) => contacts.find(contact => contact.id === member)?.name ?? member
  return (
    <EditDialog
      wide
      from={$group}
      edit={model.editGroup}
      title={t('email.group.edit', { group: id })}
      labels={{ name: t('common.term.name'), members: t('email.group.members') }}
      textOf={(_, value) => (typeof value === 'string' ? value : joinList(value.map(nameOf)))}
      onClose={onClose}
      onSaved={() => model.saved('email.group.saved')}
    >
      {form => (
        <>
          <TextField of={form} name="name" label={t('common.term.name')} hint={t('email.group.name.hint')} first />
          <MembersField form={form} contacts={contacts} />
        </>
      )}
    </EditDialog>
  )
}
