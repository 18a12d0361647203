import type { RuntimeAccount, SecurityClass } from '../../api/enhanced-security'
import type { FormPart } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { Columns } from '../../ui/card/columns'
import { FieldFor, FieldsFor } from '../../ui/form/field-for'
import { FieldGroup } from '../../ui/form/field-group'
import type { AccountInput } from './account-rules'

interface Props {
  of: FormPart<AccountInput>
  classes: readonly SecurityClass[]
  /** The one that is edited. */
  account?: RuntimeAccount
}

/** Classes, OPC UA rights, visibility and validity of an account. */
export function AccountFields({ of: form, classes, account }: Props) {
  const { t } = useText()
  const fixed = account?.administrator ?? false
  const time = account?.expires_at
  return (
    <>
      <FieldFor
        of={form}
        name="classes"
        hint={fixed ? t('enhancedSecurity.administratorFixed') : undefined}
        disabled={fixed}
        options={classes.map(({ id, name }) => ({ value: id, text: name ? `${id} · ${name}` : id }))}
      />
      <FieldGroup title={t('menu.opcua')}>
        <Columns least={90}>
          <FieldsFor of={form} names={['browse', 'read', 'write']} />
        </Columns>
      </FieldGroup>
      <FieldsFor of={form} names={fixed ? ['hidden'] : ['hidden', 'validity']} />
      <Columns least={160}>
        <FieldFor of={form} name="duration" hint={time && t('enhancedSecurity.duration.until', { time })} />
        <FieldFor of={form} name="unit" />
      </Columns>
    </>
  )
}
