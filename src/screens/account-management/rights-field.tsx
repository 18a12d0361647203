import type { FormPart } from '../../lib/form/form'
import { useText } from '../../lib/text/use-text'
import { PRESET_NAMES, PRESETS, type PresetName, presetOf, rightsOf } from '../../session/presets'
import { GROUPS, isOffered, withRights } from '../../session/rights'
import { Columns } from '../../ui/card/columns'
import { CheckField } from '../../ui/form/check-field'
import { Field } from '../../ui/form/field'
import { FieldGroup } from '../../ui/form/field-group'
import { SelectField } from '../../ui/form/select-field'
import { useField } from '../../ui/form/use-field'
import styles from './account-management.module.css'
import type { SettingsValues } from './account-rules'

/** The menu rights of an account: a preset, whole groups, or single items. */
export function RightsField({ of: form }: { of: FormPart<SettingsValues> }) {
  const { t } = useText()
  const label = t('accountManagement.rights')
  const { value: roles, error, pick } = useField<SettingsValues, string[]>({ of: form, name: 'roles', label })
  const setRights = (names: readonly string[], granted: boolean) =>
    pick(withRights(form.$values.get().roles, names, granted))
  const preset = presetOf(roles) ?? 'own'
  const custom = { value: 'own' as const, text: t('accountManagement.preset.own') }
  return (
    <>
      <SelectField<SettingsValues, PresetName | 'own'>
        label={t('common.term.role')}
        value={preset}
        hint={preset !== 'own' && t(`accountManagement.preset.${preset}.hint`)}
        options={[...PRESET_NAMES.map(value => ({ value, text: t(PRESETS[value].title) })), custom]}
        onPick={name => name !== 'own' && pick(rightsOf(name))}
      />
      <Field group texts={{ label, required: true }} error={error}>
        {({ 'aria-required': _, ...control }, labelId) => (
          <div {...control} role="group" aria-labelledby={labelId} className={styles.rights} tabIndex={-1}>
            <Columns least={200}>
              {GROUPS.map(({ title, rights: all }) => {
                const rights = all.filter(({ name }) => isOffered(name))
                if (rights.length === 0) return null
                const names = rights.map(({ name }) => name)
                return (
                  <FieldGroup key={title} title={t(title)}>
                    {names.length > 1 && (
                      <CheckField
                        label={t('accountManagement.rights.all', { group: t(title) })}
                        value={names.every(name => roles.includes(name))}
                        onPick={granted => setRights(names, granted)}
                      />
                    )}
                    {rights.map(({ name, title: item }) => (
                      <CheckField
                        key={name}
                        label={t(item)}
                        value={roles.includes(name)}
                        onPick={granted => setRights([name], granted)}
                      />
                    ))}
                  </FieldGroup>
                )
              })}
            </Columns>
          </div>
        )}
      </Field>
    </>
  )
}
