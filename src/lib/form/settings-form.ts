import { atom, type ReadableAtom } from 'nanostores'
import { isApiError } from '../remote/failure'
import type { Versioned } from '../remote/versioned'
import { isConflict } from './conflict'
import { createForm, type Form, type FormOptions } from './form'
import { sameValue } from './same-value'

export interface SettingsOptions<T, V extends object> extends Omit<FormOptions<V>, 'initial' | 'save'> {
  loaded: Versioned<T>
  /** Asked after a save, and after one that was refused because somebody else saved meanwhile. */
  read(): Promise<Versioned<T>>
  write(values: V, version: string): Promise<unknown>
  valuesOf(value: T): V
  /** A save counts only once it is kept: that the panel holds its values does not prove it done. */
  provisional?: boolean
  /** Told what the panel holds after a save. */
  onSaved?(loaded: Versioned<T>): void
}

export interface SettingsForm<V extends object> extends Form<V> {
  /** What somebody else saved meanwhile, once it is read. */
  $remote: ReadableAtom<V | undefined>
  /** What was changed here stays, over their values; the next save is no longer refused. */
  keepLocal(): void
  acceptRemote(): void
}

const NOTHING: ReadableAtom<undefined> = atom()

/** The other person's values that a form waits to hear about; always nothing in a form without versions. */
export function remoteOf<V extends object>(form: Form<V> | SettingsForm<V>): ReadableAtom<V | undefined> {
  return '$remote' in form ? form.$remote : NOTHING
}

/** A form that never silently overwrites what another person saved (If-Match, 412). */
export function createSettingsForm<T, V extends object>(options: SettingsOptions<T, V>): SettingsForm<V> {
  const { loaded, read, write, valuesOf, provisional, onSaved, ...rules } = options
  const $remote = atom<V | undefined>()
  let { version } = loaded
  let newest = loaded

  const form = createForm<V>({ ...rules, initial: valuesOf(loaded.value), save })

  async function save(values: V): Promise<void> {
    try {
      await write(values, version)
    } catch (error) {
      if (!isApiError(error) || !isConflict(error)) throw error
      await readRemote()
      if (provisional || !sameValue($remote.get(), values)) throw error
      // It was mine: an earlier try arrived, and only its answer was lost.
      $remote.set(undefined)
    }
    await followSave()
  }

  /** The save is done, whether or not the panel can still say what it made of it. */
  async function followSave(): Promise<void> {
    try {
      newest = await read()
    } catch {
      return
    }
    version = newest.version
    form.rebase(valuesOf(newest.value))
    onSaved?.(newest)
  }

  /** Without an answer the refusal stands alone, and the next save is refused again. */
  async function readRemote(): Promise<void> {
    try {
      newest = await read()
      $remote.set(valuesOf(newest.value))
    } catch {
      $remote.set(undefined)
    }
  }

  function settle(take: (values: V) => void): void {
    version = newest.version
    $remote.set(undefined)
    take(valuesOf(newest.value))
  }

  return {
    ...form,
    $remote,
    keepLocal: () => settle(form.rebase),
    acceptRemote: () => settle(form.adopt)
  }
}
