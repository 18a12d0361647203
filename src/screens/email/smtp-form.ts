import { readSmtp, type SmtpSettings, saveSmtp } from '../../api/email'
import type { Field } from '../../lib/form/form'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { type SmtpValues, smtpRules, USUAL_PORTS, updateOf, valuesOf } from './smtp-values'

export interface SmtpForm extends SettingsForm<SmtpValues, SmtpSettings> {
  /** The password of the last save here that had one; its field is empty by then. */
  savedPassword(): string
}

/** The settings of the mail server. */
export function createSmtpForm(
  loaded: Versioned<SmtpSettings>,
  onSaved: (held: Versioned<SmtpSettings>) => void
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
    rules: smtpRules(() => form.$held.get()),
    secrets: ['password', 'confirm'],
    onSaved
  })

  /** Another encryption brings its usual port, but never in the place of one that was typed. */
  function set<F extends Field<SmtpValues>>(field: F, value: SmtpValues[F]): void {
    const before = form.$values.get()
    form.set(field, value)
    if (field === 'port') portTyped = true
    const { encryption } = form.$values.get()
    if (!portTyped && before.port === USUAL_PORTS[before.encryption]) form.set('port', USUAL_PORTS[encryption])
  }

  function reset(): void {
    portTyped = false
    form.reset()
  }

  return { ...form, set, reset, savedPassword: () => savedPassword }
}
