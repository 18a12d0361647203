import { randomBytes } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import type { WebViewSettings } from './webview-state'

type Notice = Schemas['WebViewNotice']

/** The operator at the panel, or the id of a connection. */
export type Holder = { place: 'panel' } | { place: 'remote'; id: string }

export interface PendingRequest {
  id: string
  /** The connection that requests control. */
  from: string
  /** Reading of `clock.elapsed()` at which it is no longer waited for. */
  until: number
}

interface Context {
  clock: DeviceClock
  settings: () => WebViewSettings
  /** Called with what happened to the control or the request of a connection. */
  notice: (id: string, notice: Notice) => void
  /** Called when control passes on; undefined where nobody operates. */
  onPass: (previous: Holder | undefined, next: Holder | undefined) => void
  onChange: () => void
}

/** How long the panel stays with its operator after a touch where control is never given back by time. */
const LOCAL_HOLD_SECONDS = 60

export type Control = ReturnType<typeof createControl>

/** Who operates the panel: one at a time, and its own operator before all others. */
export function createControl({ clock, settings, notice, onPass, onChange }: Context) {
  let holder: Holder | undefined
  let pending: PendingRequest | undefined
  let cancelIdle = () => {}
  let cancelRequest = () => {}

  const holds = (id: string) => holder?.place === 'remote' && holder.id === id
  const remoteHolder = () => (holder?.place === 'remote' ? holder.id : undefined)

  const watchIdle = () => {
    cancelIdle()
    const own = settings().hand_back_seconds
    const seconds = holder?.place === 'panel' ? own || LOCAL_HOLD_SECONDS : own
    if (holder && seconds > 0) cancelIdle = clock.after(seconds * 1000, onIdle)
  }

  const give = (next: Holder | undefined) => {
    onPass(holder, next)
    holder = next
    watchIdle()
    if (!next && pending && settings().granted_by === 'controller') grant(pending, 'granted')
    onChange()
  }

  const dropRequest = () => {
    cancelRequest()
    pending = undefined
  }

  /** To a request; whoever had control is notified that it went to somebody else. */
  const grant = ({ from }: PendingRequest, how: 'granted' | 'taken_over') => {
    const before = remoteHolder()
    dropRequest()
    if (before !== undefined) notice(before, how === 'granted' ? 'handed_over' : 'taken_over')
    notice(from, 'granted')
    give({ place: 'remote', id: from })
  }

  function onIdle() {
    const before = remoteHolder()
    if (before !== undefined) notice(before, 'idle')
    give(undefined)
  }

  const isUpToPanel = () => settings().granted_by === 'panel' || holder?.place === 'panel'

  /** A remote controller who does not answer may lose control; the operator at the panel does not. */
  const whenUnanswered = () => (isUpToPanel() ? 'deny' : settings().unanswered)

  const onUnanswered = () => {
    const request = pending
    if (!request) return
    if (whenUnanswered() === 'grant') return grant(request, 'taken_over')
    dropRequest()
    notice(request.from, 'not_answered')
    onChange()
  }

  const hasLocalPriority = () => settings().local_priority

  const takeBack = () => {
    const before = remoteHolder()
    if (before !== undefined) notice(before, 'taken_back')
    give({ place: 'panel' })
  }

  return {
    holder: () => holder,
    holds,
    pending: () => pending,
    secondsLeft: () => (pending ? Math.max(0, Math.ceil((pending.until - clock.elapsed()) / 1000)) : 0),
    whenUnanswered,
    mayAnswer: (id: string) => holds(id) && settings().granted_by === 'controller',

    request(id: string): 'request_pending' | undefined {
      if (pending && pending.from !== id) return 'request_pending'
      if (pending || holds(id)) return
      const milliseconds = settings().answer_seconds * 1000
      pending = { id: `request-${randomBytes(6).toString('hex')}`, from: id, until: clock.elapsed() + milliseconds }
      if (!holder && settings().granted_by === 'controller') return grant(pending, 'granted') as undefined
      cancelRequest = clock.after(milliseconds, onUnanswered)
      onChange()
      return
    },

    /** @param by a connection, or the operator at the panel, who always may. */
    answer(by: Holder, requestId: string, granted: boolean): 'request_gone' | 'not_controller' | undefined {
      if (pending?.id !== requestId) return 'request_gone'
      if (by.place === 'remote' && !(holds(by.id) && settings().granted_by === 'controller')) return 'not_controller'
      if (granted) grant(pending, 'granted')
      else {
        const { from } = pending
        dropRequest()
        notice(from, by.place === 'panel' ? 'denied_by_panel' : 'denied_by_controller')
        onChange()
      }
      return
    },

    /** Gives control back, or withdraws the request for it. */
    release(id: string): void {
      if (pending?.from === id) {
        dropRequest()
        onChange()
      }
      if (holds(id)) give(undefined)
    },

    /** Input of the controller. */
    active(id: string): void {
      if (holds(id)) watchIdle()
    },

    /** Whether a touch of the panel takes control back. */
    hasLocalPriority,

    /** The panel was touched. */
    touched(): void {
      if (holder?.place === 'panel') watchIdle()
      else if (!holder || hasLocalPriority()) takeBack()
    },

    /** The operator at the panel takes control, whatever the settings. */
    takeBack,

    forget(): void {
      cancelIdle()
      dropRequest()
      holder = undefined
    }
  }
}
