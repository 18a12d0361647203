import type { MailContactUpdate, MailGroup } from '../../api/email'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { Field } from '../../ui/form/field'
import { TextField } from '../../ui/form/text-field'
import { useField } from '../../ui/form/use-field'
import styles from './email.module.css'
import { groupText } from './recipients'

export interface ContactFieldsProps {
  form: Form<MailContactUpdate>
  groups: readonly MailGroup[]
}

export function ContactFields({ form, groups }: ContactFieldsProps) {
  const { t } = useText()
  const label = t('email.tab.groups')
  const { value: chosen, error, pick } = useField<MailContactUpdate, string[]>({ of: form, name: 'groups', label })
  const pickGroup = (id: string, checked: boolean) => {
    const others = form.$values.get().groups.filter(letter => letter !== id)
    pick(checked ? [...others, id].sort() : others)
  }
  return (
    <>
      <TextField of={form} name="name" label={t('common.term.name')} required first />
      <TextField of={form} name="mail" label={t('email.contact.mail')} inputMode="email" required />
      <Field group texts={{ label }} error={error}>
        {(control, labelId) => (
          <div {...control} role="group" aria-labelledby={labelId} className={styles.letters} tabIndex={-1}>
            {groups.map(group => (
              <CheckField
                key={group.id}
                label={groupText(group)}
                value={chosen.includes(group.id)}
                onPick={checked => pickGroup(group.id, checked)}
              />
            ))}
          </div>
        )}
      </Field>
    </>
  )
}
