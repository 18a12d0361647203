import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import type { OperationRecord } from '../../../api/operation-log'
import { $unsaved } from '../../../lib/form/unsaved'
import { $session } from '../../../session/session'
import { readDone } from './last-changes'
import type { MatchedForm } from './match-fields'

/** What the calls of forms have done; nothing of it for a user who may not see the operation log. */
export interface Done {
  byCall: ReadonlyMap<string, readonly OperationRecord[]>
  isFailed: boolean
}

const NOTHING: Done = { byCall: new Map(), isFailed: false }
const PERMISSION = 'operation-log'
const SAVES = /^(PUT|PATCH) /

/** Reads the operation log for forms, and again once input was saved or discarded. */
export function useDone(forms: readonly MatchedForm[]): Done {
  const session = useStore($session)
  const isUnsaved = useStore($unsaved) > 0
  const [done, setDone] = useState(NOTHING)
  const mayRead = session.status === 'signed-in' && session.user.roles.includes(PERMISSION)
  const calls = [...new Set(forms.map(({ call }) => call))].filter(call => mayRead && SAVES.test(call))
  useEffect(() => {
    if (calls.length === 0 || (isUnsaved && calls.every(call => done.byCall.has(call)))) return
    const { signal, abort } = abortable()
    Promise.all(calls.map(async call => [call, await readDone(call, signal)] as const))
      .then(entries => setDone({ byCall: new Map(entries), isFailed: false }))
      .catch(() => !signal.aborted && setDone({ byCall: new Map(), isFailed: true }))
    return abort
  }, [calls.join(), isUnsaved])
  return done
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
