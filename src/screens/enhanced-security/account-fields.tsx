import type { SecurityClass } from '../../api/enhanced-security'
import { newRuntimeAccount } from '../../api/generated/limits/enhanced-security'
import type { Form } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { CheckField } from '../../ui/form/check-field'
import { Field } from '../../ui/form/field'
import { FieldGroup } from '../../ui/form/field-group'
import { useField } from '../../ui/form/use-field'
import { Columns } from '../../ui/page/columns'
import type { AccountInput } from './account-rules'

export const NAME_PARAMS = { most: newRuntimeAccount.username[1] }

/** Classes, OPC UA rights and visibility of an account. */
export function RightsFields({
  of: form,
  classes,
  fixed = false
}: {
  of: Form<AccountInput>
  classes: readonly SecurityClass[]
  fixed?: boolean
}) {
  const { t } = useText()
  const label = t('enhancedSecurity.classes')
  const hint = t(fixed ? 'enhancedSecurity.administratorFixed' : 'enhancedSecurity.classes.hint')
  const { value, error, pick } = useField<AccountInput, AccountInput['classes']>({ of: form, name: 'classes', label })
  const pickClass = (id: SecurityClass['id'], chosen: boolean) => {
    const others = form.$values.get().classes.filter(other => other !== id)
    pick(chosen ? [...others, id].sort() : others)
  }
  return (
    <>
      <Field group texts={{ label, hint }} error={error}>
        {(control, labelId) => (
          <div {...control} role="group" aria-labelledby={labelId} tabIndex={-1}>
            <Columns least={132}>
              {classes.map(({ id, name }) => (
                <CheckField
                  key={id}
                  label={name ? `${id} · ${name}` : id}
                  value={fixed || value.includes(id)}
                  disabled={fixed}
                  onPick={chosen => pickClass(id, chosen)}
                />
              ))}
            </Columns>
          </div>
        )}
      </Field>
      <FieldGroup title={t('menu.opcua')}>
        <Columns least={90}>
          <CheckField of={form} name="browse" label={t('enhancedSecurity.browse')} />
          <CheckField of={form} name="read" label={t('enhancedSecurity.read')} />
          <CheckField of={form} name="write" label={t('enhancedSecurity.write')} />
        </Columns>
      </FieldGroup>
      <CheckField
        of={form}
        name="hidden"
        label={t('enhancedSecurity.hiddenUser')}
        hint={t('enhancedSecurity.hiddenUser.hint')}
      />
    </>
  )
}
