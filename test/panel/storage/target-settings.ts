import type { Schemas } from '../../../src/api/generated/schema'
import { isHost } from '../network/host'
import { type FileTarget, isServer } from './target'

type NewTarget = Schemas['NewFileTarget']
type TargetFaults = Record<string, 'required' | 'host' | 'invalid'>

/** What a stored password was given for. */
export const DESTINATION = ['kind', 'host', 'port', 'username', 'trusted_fingerprint'] as const

export const NO_TARGET: FileTarget = {
  kind: 'pc',
  host: '',
  port: 21,
  username: '',
  password: '',
  folder: '',
  passive: true,
  trusted_fingerprint: ''
}

/** As it is used and stored: the stored password stays with the same destination only. */
export function targetWithPassword(sent: NewTarget, stored: FileTarget): FileTarget {
  const isSame = DESTINATION.every(name => sent[name] === stored[name])
  const password = sent.password || (isSame ? stored.password : '')
  return { ...sent, password: isServer(sent.kind) ? password : '' }
}

/** What is wrong with a target beyond what the contract checks. */
export function targetFaults(sent: NewTarget, stored: FileTarget): TargetFaults {
  const isPathUp = sent.folder.split('/').includes('..')
  const faults: TargetFaults = isPathUp ? { folder: 'invalid' } : {}
  if (!isServer(sent.kind)) return faults
  if (!isHost(sent.host)) faults.host = sent.host.trim() ? 'host' : 'required'
  if (!sent.username.trim()) faults.username = 'required'
  if (!targetWithPassword(sent, stored).password) faults.password = 'required'
  return faults
}

/** As it is shown: without the password. */
export function shownTarget({ password, ...target }: FileTarget): Schemas['FileTarget'] {
  return { ...target, password_set: password !== '' }
}
