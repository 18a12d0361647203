import { useStore } from '@nanostores/preact'
import type { SecurityClass } from '../../api/enhanced-security'
import type { Form } from '../../lib/form/form'
import { $i18n } from '../../lib/text/i18n'
import { CheckField } from '../../ui/form/check-field'
import { FieldGroup } from '../../ui/form/field-group'
import { Columns } from '../../ui/page/columns'
import { LONGEST_NAME } from './account-rules'
import type { AccountInput } from './forms'

export const NAME_PARAMS = { most: LONGEST_NAME }

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
  const { t } = useStore($i18n)
  return (
    <>
      <FieldGroup
        title={t('enhancedSecurity.classes')}
        hint={t(fixed ? 'enhancedSecurity.administratorFixed' : 'enhancedSecurity.classes.hint')}
      >
        <Columns least={160}>
          {classes.map(({ id, name }) => (
            <ClassField key={id} of={form} id={id} name={name} fixed={fixed} />
          ))}
        </Columns>
      </FieldGroup>
      <FieldGroup title={t('menu.opcua')}>
        <Columns least={100}>
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

interface ClassFieldProps {
  of: Form<AccountInput>
  id: SecurityClass['id']
  name: string | null
  fixed: boolean
}

function ClassField({ of: form, id, name, fixed }: ClassFieldProps) {
  const { classes } = useStore(form.$values)
  const pick = (chosen: boolean) => {
    const others = form.$values.get().classes.filter(other => other !== id)
    form.set('classes', chosen ? [...others, id].sort() : others)
  }
  return (
    <CheckField
      label={name ? `${id} · ${name}` : id}
      value={fixed || classes.includes(id)}
      disabled={fixed}
      onPick={pick}
    />
  )
}
