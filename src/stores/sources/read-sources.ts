import { asApiError } from '../../lib/remote/as-api-error'
import { ApiError, isNotFound } from '../../lib/remote/failure'
import type { MessageKey } from '../../lib/text/message'
import { type OptionalScreen, SCREENS, type ScreenName } from '../../session/generated/screens'
import { presentScreen } from '../../session/missing-screens'
import { deviceNow, rereadClock } from '../clock'

export interface Facts {
  /** The panel's wall clock. */
  now: number
  /** Its serial number, once it was read. */
  serial?: string | null
}

export interface Source<T> {
  /** Where it is changed; its permission is that of the call, unless `permission` says another one. */
  screen: ScreenName
  permission?: Exclude<ScreenName, OptionalScreen>
  query?: string
  /** Firmware without the call returns 404, and has nothing of it. */
  optional?: true
  /** @throws ApiError */
  read(signal: AbortSignal, facts: Facts): Promise<T[]>
}

/** By their calls, so that a build without a screen is without its source. */
export type Sources<T> = Readonly<Record<string, Source<T>>>

/** With the screen where it is changed. */
export type Placed<T> = T & { screen: MessageKey; path: string }

export interface Gathered<T> extends Facts {
  rows: readonly Placed<T>[]
  /** The screens whose permission the user lacks. */
  denied: readonly MessageKey[]
  /** The screens of which something could not be read. */
  unread: readonly MessageKey[]
}

/** Reads one source after the other, so that one of the slots for reads stays free. @throws ApiError */
export async function readSources<T extends object>(
  sources: Sources<T>,
  roles: readonly string[],
  signal: AbortSignal
): Promise<Gathered<T>> {
  if (deviceNow() === undefined) await rereadClock()
  const now = deviceNow()
  if (now === undefined) throw new ApiError({ kind: 'malformed' })
  const facts: Facts = { now }
  const rows: Placed<T>[] = []
  const [denied, unread] = [new Set<MessageKey>(), new Set<MessageKey>()]
  for (const { screen: name, permission, query = '', optional, read } of Object.values(sources)) {
    const screen = presentScreen(name)
    if (!screen) continue
    const { title, path } = screen
    if (roles.includes(permission ?? name))
      try {
        const found = await read(signal, facts)
        rows.push(...found.map(row => ({ ...row, screen: title, path: path + query })))
      } catch (error) {
        if (signal.aborted || asApiError(error).failure.kind === 'session') throw error
        if (!(optional && isNotFound(error))) unread.add(title)
      }
    else denied.add(permission ? SCREENS[permission].title : title)
  }
  return { ...facts, rows, denied: [...denied], unread: [...unread] }
}
