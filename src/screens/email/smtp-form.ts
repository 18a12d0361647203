import { readSmtp, type SmtpSettings, saveSmtp } from '../../api/email'
import type { Field } from '../../lib/form/form'
import { createSettingsForm, type SettingsForm } from '../../lib/form/settings-form'
import type { Versioned } from '../../lib/remote/versioned'
import { type SmtpValues, smtpRules, USUAL_PORTS, updateOf, valuesOf } from './smtp-values'

export interface SmtpForm extends SettingsForm<SmtpValues> {
  /** What the panel holds, as far as is known here. */
  kept(): SmtpSettings
}

/** The settings of the mail server; `onSaved` is told what the panel holds after a save. */
export function createSmtpForm(
  loaded: Versioned<SmtpSettings>,
  onSaved: (loaded: Versioned<SmtpSettings>) => void
): SmtpForm {
  let newest = loaded.value
  let portTyped = false

  const form = createSettingsForm<SmtpSettings, SmtpValues>({
    loaded,
    async read() {
      const read = await readSmtp()
      newest = read.value
      return read
    },
    write: (values, version) => saveSmtp(updateOf(values), version),
    valuesOf,
    rules: smtpRules(() => newest),
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

  return { ...form, set, reset, kept: () => newest }
}
