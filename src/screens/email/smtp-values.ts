import type { SmtpSettings, SmtpUpdate } from '../../api/email'
import { smtpUpdate as limits } from '../../api/generated/limits/email'
import {
  integer,
  length,
  nonEmpty,
  oneLine,
  port,
  type Rule,
  required,
  sameAs,
  trimmed,
  when
} from '../../lib/form/rules'
import { email, host } from '../../lib/network/host-rules'

/** Named as in the contract, so that field errors of the panel can be assigned. */
export interface SmtpValues {
  host: string
  port: string
  encryption: SmtpSettings['encryption']
  username: string
  password: string
  repeated_password: string
  sender_name: string
  sender_address: string
  verify_certificate: boolean
  timeout_seconds: string
  retries: string
}

export const DEFAULT_PORTS: Record<SmtpSettings['encryption'], string> = { none: '25', starttls: '587', tls: '465' }

export function valuesOf(settings: SmtpSettings): SmtpValues {
  return {
    host: settings.host,
    port: String(settings.port),
    encryption: settings.encryption,
    username: settings.username,
    password: '',
    repeated_password: '',
    sender_name: settings.sender_name,
    sender_address: settings.sender_address,
    verify_certificate: settings.verify_certificate,
    timeout_seconds: String(settings.timeout_seconds),
    retries: String(settings.retries)
  }
}

/** An empty password is left out; others are sent untrimmed. */
export function updateOf({ password, repeated_password, ...values }: SmtpValues): SmtpUpdate {
  return {
    ...values,
    host: values.host.trim(),
    port: Number(values.port),
    username: values.username.trim(),
    sender_name: values.sender_name.trim(),
    sender_address: values.sender_address.trim(),
    timeout_seconds: Number(values.timeout_seconds),
    retries: Number(values.retries),
    ...(password && { password })
  }
}

const ENCRYPTIONS = ['none', 'starttls', 'tls']

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
  host: [required, trimmed(host)],
  port: [required, port],
  username: [required, oneLine, trimmed(length(...limits.username))],
  password: [when(values => needsPassword(values, stored()), nonEmpty), length(...limits.password)],
  repeated_password: [sameAs('password')],
  sender_name: [required, oneLine, trimmed(length(...limits.sender_name))],
  sender_address: [required, trimmed(email)],
  timeout_seconds: [required, integer(...limits.timeout_seconds)],
  retries: [required, integer(...limits.retries)]
})
