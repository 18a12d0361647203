import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import type { OperationRecord } from '../../../api/operation-log'
import { $unsaved } from '../../../lib/form/unsaved'
import { $session } from '../../../session/session'
import { readDone } from './last-changes'
import type { MatchedForm } from './match-fields'

/** What each call of forms has done, the newest first, or why that is not known. */
export type Done = ReadonlyMap<string, readonly OperationRecord[]> | 'explainDialog.unread' | 'explainDialog.hidden'

const PERMISSION = 'operation-log'
const SAVES = /^(PUT|PATCH) /

/**
 * Reads the operation log for forms, and again once input was saved or discarded.
 * @returns undefined while nothing has been read, and where nothing is saved
 */
export function useDone(forms: readonly MatchedForm[]): Done | undefined {
  const session = useStore($session)
  const isUnsaved = useStore($unsaved) > 0
  const [read, setRead] = useState<{ key: string; done: Done }>()
  const mayRead = session.status === 'signed-in' && session.user.roles.includes(PERMISSION)
  const calls = [...new Set(forms.map(({ call }) => call))].filter(call => SAVES.test(call))
  const key = calls.join()
  const done = read?.key === key ? read.done : undefined
  useEffect(() => {
    if (!mayRead || calls.length === 0 || (isUnsaved && done)) return
    const controller = new AbortController()
    const { signal } = controller
    Promise.all(calls.map(async call => [call, await readDone(call, signal)] as const))
      .then(entries => setRead({ key, done: new Map(entries) }))
      .catch(() => !signal.aborted && setRead({ key, done: 'explainDialog.unread' }))
    return () => controller.abort()
  }, [key, mayRead, isUnsaved])
  return mayRead || calls.length === 0 ? done : 'explainDialog.hidden'
}
