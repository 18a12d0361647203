import { choiceOf, type FieldOptions, flag, NAME, port as portNumber, text } from '../form/codecs'
import type { FieldViews } from '../form/field-table'
import type { FormPart } from '../form/form'
import { length, nonEmpty, oneLine, pattern, port, type Range, type Rule, required, trimmed, when } from '../form/rules'
import type { SettingsForm } from '../form/settings-form'
import { host } from './host-rules'

export type ServerKind = 'ftp' | 'ftps' | 'sftp'
export type TargetKind = 'pc' | 'usb' | 'sd' | 'email' | ServerKind

export const TARGET_KINDS: readonly TargetKind[] = ['pc', 'usb', 'sd', 'ftp', 'ftps', 'sftp', 'email']

/** Where files are written, in the panel's form. */
interface Target {
  kind: TargetKind
  host: string
  port: number
  username: string
  folder: string
  passive: boolean
  trusted_fingerprint: string
}

export type StoredTarget = Target & { password_set: boolean }
export type NewTarget = Target & { password?: string }

/** The fields of a form; their names are those of the panel, whose errors are shown at them. */
export interface TargetValues extends Omit<Target, 'port'> {
  port: string
  password: string
}

const PORTS: Record<ServerKind, string> = { ftp: '21', ftps: '21', sftp: '22' }

const FORBIDDEN_IN_FOLDER = /[:?*"<>\\|\p{Cc}]/u
const FINGERPRINTS = {
  ftps: /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
  sftp: /^SHA256:[A-Za-z0-9+/]{43}$/
}

export const isServer = (kind: TargetKind): kind is ServerKind => kind in PORTS

/** Those that a single run can go to: a server is that of the settings, and an email needs a recipient in them. */
export const onceTargets = (usual: TargetKind, recipient: string): TargetKind[] =>
  TARGET_KINDS.filter(kind => kind === usual || !(isServer(kind) || (kind === 'email' && recipient === '')))

export const hasFingerprint = (kind: TargetKind): kind is keyof typeof FINGERPRINTS => kind in FINGERPRINTS

const hasFolder = (kind: TargetKind): boolean => isServer(kind) || kind === 'usb' || kind === 'sd'

/** Whether the panel can read back what it has written there. */
export const isReadBack = hasFolder

const ofServer: FieldOptions<TargetValues> = { applies: ({ kind }) => isServer(kind), required: true }

/** How each field is shown, but the password. */
export const TARGET_FIELDS = {
  kind: choiceOf(TARGET_KINDS, 'common.target', (kind, t) => t(`common.target.kind.${kind as TargetKind}`)),
  host: text('common.term.host', undefined, { ...ofServer, chars: NAME }),
  port: portNumber('common.term.port', {
    ...ofServer,
    hint: ({ kind }) => (kind === 'ftps' ? 'common.target.port.ftps' : undefined)
  }),
  username: text('common.term.username', undefined, { ...ofServer, chars: NAME }),
  trusted_fingerprint: text('common.target.fingerprint', undefined, {
    applies: ({ kind }) => hasFingerprint(kind),
    hint: ({ kind }) => (hasFingerprint(kind) ? `common.target.fingerprint.${kind}` : undefined)
  }),
  passive: flag('common.target.passive', {
    applies: ({ kind }) => isServer(kind) && kind !== 'sftp',
    hint: 'common.target.passive.hint'
  }),
  folder: text('common.term.folder', undefined, {
    applies: ({ kind }) => hasFolder(kind),
    hint: ({ kind }) => (isServer(kind) ? 'common.target.folder.server' : 'common.target.folder.medium')
  })
} satisfies FieldViews<TargetValues>

export function targetValues({ password_set: _, ...target }: StoredTarget): TargetValues {
  return { ...target, port: String(target.port), password: '' }
}

/** As the panel takes it; without a password that was not typed. */
export function newTarget(values: TargetValues): NewTarget {
  const { kind, host: name, port: number, username, password, folder, passive, trusted_fingerprint } = values
  return {
    ...{ kind, passive },
    host: name.trim(),
    port: Number(number),
    username: username.trim(),
    folder: folder.trim(),
    trusted_fingerprint: hasFingerprint(kind) ? trusted_fingerprint.trim() : '',
    ...(isServer(kind) && password && { password })
  }
}

/** A form in which another kind sets its usual port, unless another one was typed. */
export function withUsualPort<V extends TargetValues, T>(form: SettingsForm<V, T>): SettingsForm<V, T> {
  const part: FormPart<TargetValues> = form
  const set: typeof form.set = (field, value) => {
    form.set(field, value)
    const { kind, port: typed } = form.$values.get()
    const isUsual = Object.values(PORTS).includes(typed)
    if (field === 'kind' && isServer(kind) && isUsual) part.set('port', PORTS[kind])
  }
  return { ...form, set }
}

/** A stored password goes only to what it was set for: the same kind, host, port, username and fingerprint. */
export function needsPassword(values: TargetValues, stored: StoredTarget): boolean {
  const request = newTarget(values)
  const destination = ['kind', 'host', 'port', 'username', 'trusted_fingerprint'] as const
  return !stored.password_set || destination.some(name => request[name] !== stored[name])
}

const folderPath: Rule<unknown> = value =>
  FORBIDDEN_IN_FOLDER.test(value) || value.split('/').includes('..') ? 'common.target.folder.invalid' : undefined

const whereServer = (rule: Rule<TargetValues>) => when<TargetValues>(({ kind }) => isServer(kind), rule)

const fingerprint: Rule<TargetValues> = (value, { kind }) =>
  hasFingerprint(kind) ? pattern(FINGERPRINTS[kind], 'common.target.fingerprint.invalid')(value, undefined) : undefined

/** @param stored the target as the panel holds it */
export const targetRules = (stored: () => StoredTarget, limits: Record<'username' | 'folder', Range>) => ({
  host: [whereServer(required), whereServer(trimmed(host))],
  port: [whereServer(required), whereServer(port)],
  username: [whereServer(required), whereServer(oneLine), whereServer(length(...limits.username))],
  password: [whereServer(when(values => needsPassword(values, stored()), nonEmpty)), whereServer(oneLine)],
  folder: [when<TargetValues>(({ kind }) => hasFolder(kind), length(...limits.folder)), folderPath],
  trusted_fingerprint: [trimmed(fingerprint)]
})
