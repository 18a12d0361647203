import { useStore } from '@nanostores/preact'
import type { MailContactUpdate, MailGroup } from '../../api/email'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { CheckField } from '../../ui/form/check-field'
import { Field } from '../../ui/form/field'
import { TextField } from '../../ui/form/text-field'
import styles from './email.module.css'
import { groupText } from './recipients'

export interface ContactFieldsProps {
  form: Form<MailContactUpdate>
  groups: readonly MailGroup[]
}

export function ContactFields({ form, groups }: ContactFieldsProps) {
  const { t } = useStore($i18n)
  const { groups: chosen } = useStore(form.$values)
  const pick = (id: string, checked: boolean) => {
    const others = chosen.filter(letter => letter !== id)
    form.set('groups', checked ? [...others, id].sort() : others)
  }
  return (
    <>
      <TextField of={form} name="name" label={t('email.contact.name')} required first />
      <TextField of={form} name="mail" label={t('email.contact.mail')} inputMode="email" required />
      <Field texts={{ label: t('email.contact.groups') }} error={undefined} group>
        {(control, labelId) => (
          <div {...control} role="group" aria-labelledby={labelId} className={styles.letters}>
            {groups.map(group => (
              <CheckField
                key={group.id}
                label={groupText(group)}
                value={chosen.includes(group.id)}
                onPick={checked => pick(group.id, checked)}
              />
            ))}
          </div>
        )}
      </Field>
    </>
  )
}
