import { readSmtp, type SmtpSettings, type SmtpUpdate, saveSmtp } from '../../api/email'
import { smtpUpdate as limits } from '../../api/generated/limits/email'
import { choice, flag, NAME, number, port, secret, text } from '../../lib/form/codecs'
import { type Edited, fields } from '../../lib/form/field-table'
import type { Field } from '../../lib/form/fields'
import { length, nonEmpty, oneLine, type Rule, required, sameAs, when } from '../../lib/form/rules'
import { type SettingsForm, settingsForm } from '../../lib/form/settings-form'
import { email, host } from '../../lib/network/codecs'
import type { Versioned } from '../../lib/remote/versioned'

export type SmtpValues = Edited<SmtpSettings, SmtpUpdate> & { repeated_password: string }

export interface SmtpForm extends SettingsForm<SmtpValues, SmtpSettings> {
  /** The password of the last save here that had one; its field is empty by then. */
  savedPassword(): string
}

const DEFAULT_PORTS: Record<SmtpSettings['encryption'], string> = { none: '25', starttls: '587', tls: '465' }

const ENCRYPTIONS = ['none', 'starttls', 'tls']

const visible = { chars: NAME, trim: true, required: true, rules: [required, oneLine] }

export const SMTP = fields<SmtpSettings, SmtpUpdate, SmtpValues>({
  host: host('common.term.host', { hint: 'common.term.hostOrAddress', required: true }),
  encryption: choice(
    'email.smtp.encryption',
    { none: 'common.term.none', starttls: 'email.smtp.encryption.starttls', tls: 'email.smtp.encryption.tls' },
    {
      control: 'segments',
      hint: ({ encryption }) => (encryption === 'none' ? 'email.smtp.encryption.none.hint' : undefined)
    }
  ),
  port: port('common.term.port', {
    hint: ({ port, encryption }) =>
      port === DEFAULT_PORTS[encryption] ? undefined : ['email.smtp.port.usual', { port: DEFAULT_PORTS[encryption] }]
  }),
  username: text('common.term.username', limits.username, visible),
  password: secret('common.term.password', limits.password),
  sender_name: text('email.smtp.senderName', limits.sender_name, visible),
  sender_address: email('email.test.to.sender', { required: true }),
  verify_certificate: flag('email.smtp.verify', {
    hint: values => (values.verify_certificate || values.encryption === 'none' ? undefined : 'email.smtp.verify.off')
  }),
  timeout_seconds: {
    ...number('common.term.timeout', limits.timeout_seconds, {
      hint: 'email.smtp.timeout.hint',
      unit: 'units.seconds'
    }),
    textOf: value => `${value} s`
  },
  retries: number('common.term.retries', limits.retries, { hint: 'email.smtp.retries.hint' })
})

export const valuesOf = (settings: SmtpSettings): SmtpValues => ({ ...SMTP.valuesOf(settings), repeated_password: '' })

/** An empty password is left out; others are sent untrimmed. */
export const updateOf = (values: SmtpValues): SmtpUpdate => SMTP.requestOf(SMTP.normalize(values))

/** A kept password goes only to the host, port and user that it was set for, and is protected no less than then. */
export function needsPassword(values: SmtpValues, kept: SmtpSettings): boolean {
  const update = updateOf(values)
  const isLowered =
    ENCRYPTIONS.indexOf(update.encryption) < ENCRYPTIONS.indexOf(kept.encryption) ||
    (kept.verify_certificate && !update.verify_certificate)
  const destination = ['host', 'port', 'username'] as const
  return !kept.password_set || isLowered || destination.some(name => update[name] !== kept[name])
}

export const smtpRules = (stored: () => SmtpSettings): { [F in keyof SmtpValues]?: readonly Rule<SmtpValues>[] } => ({
  ...SMTP.rules,
  password: [when(values => needsPassword(values, stored()), nonEmpty), length(...limits.password)],
  repeated_password: [sameAs('password')]
})

export function createSmtpForm(
  loaded: Versioned<SmtpSettings>,
  onSaved: (stored: Versioned<SmtpSettings>) => void
): SmtpForm {
  let portTyped = false
  let savedPassword = ''

  const form: SettingsForm<SmtpValues, SmtpSettings> = settingsForm(
    { ...SMTP, valuesOf },
    {
      read: readSmtp,
      async save(update, version) {
        await saveSmtp(update, version)
        savedPassword = update.password ?? savedPassword
      },
      rules: smtpRules(() => form.$stored.get()),
      draftName: 'smtp',
      onSaved
    }
  )(loaded)

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
