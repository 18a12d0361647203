import { atom } from 'nanostores'
import type { Message } from '../lib/text/message'

/** 'done' notices close by themselves, 'failed' ones stay until they are closed. */
export interface Notice {
  id: number
  kind: 'done' | 'failed'
  message: Message
  details?: string
}

const SHOWN_SECONDS = 5

export const $notices = atom<readonly Notice[]>([])

/** Whether the page is older than the panel's files, or lacks some of them, so that the user is offered to load it again. */
export const $outdated = atom(false)

const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

function add(notice: Omit<Notice, 'id'>): number {
  lastId += 1
  $notices.set([...$notices.get().slice(-2), { ...notice, id: lastId }])
  return lastId
}

export function notify(message: Message): void {
  const id = add({ kind: 'done', message })
  const timer = setTimeout(() => dismiss(id), SHOWN_SECONDS * 1000)
  timers.set(id, timer)
}

export function complain(message: Message, details?: string): void {
  add({ kind: 'failed', message, ...(details && { details }) })
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  $notices.set($notices.get().filter(notice => notice.id !== id))
}

export function clearNotices(): void {
  for (const id of timers.keys()) dismiss(id)
  $notices.set([])
}
