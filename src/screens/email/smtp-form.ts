import { readSmtp, type SmtpSettings, saveSmtp } from '../../api/email'
import type { Field } from '../../lib/form/fields'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { DEFAULT_PORTS, type SmtpValues, smtpRules, updateOf, valuesOf } from './smtp-values'

export interface SmtpForm extends SettingsForm<SmtpValues, SmtpSettings> {
  /** The password of the last save here that had one; its field is empty by then. */
  savedPassword(): string
}

export function createSmtpForm(
  loaded: Versioned<SmtpSettings>,
  onSaved: (stored: Versioned<SmtpSettings>) => void
): SmtpForm {
  let portTyped = false
  let savedPassword = ''

  const form: SettingsForm<SmtpValues, SmtpSettings> = createSettingsForm<SmtpSettings, SmtpValues>({
    loaded,
    read: readSmtp,
    async write(values, version) {
      const saving = await saveSmtp(updateOf(values), version)
      if (values.password) savedPassword = values.password
      return saving
    },
    valuesOf,
    rules: smtpRules(() => form.$stored.get()),
    onSaved
  })

  /** Changing the encryption sets its default port, unless a port was typed. */
  function set<F extends Field<SmtpValues>>(field: F, value: SmtpValues[F]): void {
    const before = form.$values.get()
    form.set(field, value)
    if (field === 'port') portTyped = true
    const { encryption } = form.$values.get()
    if (!portTyped && before.port === DEFAULT_PORTS[before.encryption]) form.set('port', DEFAULT_PORTS[encryption])
  }

  function reset(): void {
    portTyped = false
    form.reset()
  }

  return { ...form, set, reset, savedPassword: () => savedPassword }
}
