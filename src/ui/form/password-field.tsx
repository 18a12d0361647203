import { useState } from 'react'
import { useText } from '../../lib/text/use-text'
import { IconButton } from '../page/icon-button'
import styles from './control.module.css'
import { Field, type FieldTexts } from './field'
import { type FieldSource, useField } from './use-field'

export interface PasswordSettings {
  autoComplete: 'current-password' | 'new-password' | 'off'
  /** As of a text field. */
  chars?: number | undefined
  /** Receives the focus when the dialog opens. */
  first?: boolean | undefined
}

export type PasswordFieldProps<V extends object> = FieldTexts & PasswordSettings & FieldSource<V, string>

export function PasswordField<V extends object>(props: PasswordFieldProps<V>) {
  const { name, autoComplete, chars, first } = props
  const { t } = useText()
  const { value, error, disabled, pick } = useField<V, string>(props)
  const [shown, setShown] = useState(false)
  return (
    <Field texts={props} error={error} fitted={chars}>
      {(control, labelId) => (
        <span className={styles.inside}>
          <input
            {...control}
            {...(shown ? { type: 'text' } : { type: 'password' })}
            className={styles.control}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellcheck={false}
            disabled={disabled}
            data-first={first}
            onInput={event => pick(event.currentTarget.value)}
          />
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={t('common.showCharacters')}
            pressed={shown}
            controls={control.id}
            describedBy={labelId}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  )
}
