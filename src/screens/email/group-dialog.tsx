import { useStore } from '@nanostores/preact'
import type { MailGroup } from '../../api/email'
import { useModel } from '../../lib/browser/use-model'
import { useForm } from '../../lib/form/use-form'
import type { Versioned } from '../../lib/remote/versioned'
import { $i18n } from '../../lib/text/i18n'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { ConflictNotice } from '../../ui/form/conflict-notice'
import { TextField } from '../../ui/form/text-field'
import { LoadingDialog } from './loading-dialog'
import { MembersField } from './members-field'
import type { EmailModel } from './model'
import { knownOf } from './recipients'

export function GroupDialog({ model, id, onClose }: { model: EmailModel; id: string; onClose: () => void }) {
  const { t } = useStore($i18n)
  const $group = useModel(() => model.group(id))
  return (
    <LoadingDialog from={$group} title={t('email.group.edit', { group: id })} onClose={onClose}>
      {loaded => <EditGroup model={model} loaded={loaded} onClose={onClose} />}
    </LoadingDialog>
  )
}

interface EditGroupProps {
  model: EmailModel
  loaded: Versioned<MailGroup>
  onClose: () => void
}

function EditGroup({ model, loaded, onClose }: EditGroupProps) {
  const { t } = useStore($i18n)
  const contacts = knownOf(useStore(model.$contacts))
  const form = useForm(() => model.editGroup(loaded))
  const nameOf = (member: string) => contacts.find(({ id }) => id === member)?.name ?? member
  const done = () => {
    model.saved('email.group.saved')
    onClose()
  }
  return (
    <FormDialog
      wide
      of={form}
      title={t('email.group.edit', { group: loaded.value.id })}
      onClose={onClose}
      onSaved={done}
    >
      <TextField of={form} name="name" label={t('email.group.name')} hint={t('email.group.name.hint')} first />
      <MembersField form={form} contacts={contacts} />
      <ConflictNotice
        of={form}
        labels={{ name: t('email.group.name'), members: t('email.group.members') }}
        textOf={(_, value) => (typeof value === 'string' ? value : value.map(nameOf).join(', '))}
      />
    </FormDialog>
  )
}
