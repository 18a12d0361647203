import { rememberInTab, takeFromTab } from '../../../../lib/browser/tab-storage'
import { isRecord } from '../../../../lib/remote/shape'
import { signedInUser } from '../../../../session/session'
import { isSnapshot, type Snapshot } from '../snapshot'

/** A restore that a new sign-in or a reload has interrupted; without what was typed. */
export interface KeptRestore {
  file: Snapshot
  /** Somebody has changed the file after it was saved. */
  isChanged: boolean
  isUndo: boolean
  /** The panel before it began. */
  before: Snapshot
  /** What has been restored. */
  restored: readonly string[]
  /** What was sent without a response. */
  unanswered: readonly string[]
  /** What was still to be restored, with what is unanswered. */
  chosen: readonly string[]
}

const KEY = 'restore'

/** In this tab, for the same user. @returns whether there is room for it */
export const keepRestore = (restore: KeptRestore): boolean =>
  rememberInTab(KEY, JSON.stringify({ ...restore, owner: signedInUser()?.username }))

export function forgetRestore(): void {
  takeFromTab(KEY)
}

/** It stays until it is forgotten. */
export function keptRestore(): KeptRestore | undefined {
  const text = takeFromTab(KEY)
  if (text === undefined) return undefined
  const value: unknown = JSON.parse(text)
  const owner = signedInUser()?.username
  if (!isRecord(value) || value.owner !== owner || owner === undefined) return undefined
  const { file, isChanged, isUndo, before, restored, unanswered, chosen } = value
  if (!isSnapshot(file) || !isSnapshot(before)) return undefined
  if (!isTexts(restored) || !isTexts(unanswered) || !isTexts(chosen)) return undefined
  rememberInTab(KEY, text)
  return { file, isChanged: isChanged !== false, isUndo: isUndo === true, before, restored, unanswered, chosen }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')
