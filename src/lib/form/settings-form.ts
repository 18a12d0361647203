import { atom, type ReadableAtom } from 'nanostores'
import { isApiError } from '../remote/failure'
import type { Versioned } from '../remote/versioned'
import { isConflict } from './conflict'
import { createForm, type Form, type FormOptions, type SaveResult, type Saving } from './form'
import { sameValue } from './same-value'

export interface SettingsOptions<T, V extends object> extends Omit<FormOptions<V>, 'initial' | 'save'> {
  loaded: Versioned<T>
  /** Called after a save, and after one that was refused because somebody else saved meanwhile. */
  read(): Promise<Versioned<T>>
  /** `before` is what the panel holds under that version. @throws ApiError */
  write(values: V, version: string, before: T): Saving
  valuesOf(value: T): V
  /** A save counts only once it is kept: that the panel holds its values does not prove it done. */
  provisional?: boolean
  onSaved?(held: Versioned<T>): void
}

export interface SettingsForm<V extends object, T = unknown> extends Form<V> {
  /** What the panel holds, as far as the form knows. */
  $held: ReadableAtom<T>
  /** What somebody else saved meanwhile, once it is read. */
  $remote: ReadableAtom<V | undefined>
  /** What was changed here stays, over the remote values; the next save is no longer refused. */
  keepLocal(): void
  acceptRemote(): void
}

const NOTHING: ReadableAtom<undefined> = atom()

/** What somebody else saved meanwhile; always nothing in a form without versions. */
export function remoteOf<V extends object>(form: Form<V> | SettingsForm<V>): ReadableAtom<V | undefined> {
  return '$remote' in form ? form.$remote : NOTHING
}

/** A form that never silently overwrites what another person saved (If-Match, 412). */
export function createSettingsForm<T, V extends object>(options: SettingsOptions<T, V>): SettingsForm<V, T> {
  const { loaded, read, write, valuesOf, provisional, onSaved, ...rules } = options
  const $held = atom(loaded.value)
  const $remote = atom<V | undefined>()
  let { version } = loaded
  let remote = loaded

  const form = createForm<V>({ ...rules, initial: valuesOf(loaded.value), save })

  async function save(values: V): Promise<SaveResult> {
    try {
      if ((await write(values, version, $held.get())) === 'cancelled') return 'cancelled'
    } catch (error) {
      if (!isApiError(error) || !isConflict(error)) throw error
      await readRemote()
      if (provisional || !sameValue($remote.get(), values)) throw error
      // An earlier save from here arrived, and only its response was lost.
      $remote.set(undefined)
    }
    await followSave()
    return 'saved'
  }

  /** The save is done, whether or not the panel can still say what it made of it. */
  async function followSave(): Promise<void> {
    let saved: Versioned<T>
    try {
      saved = await read()
    } catch {
      return
    }
    hold(saved)
    form.rebase(valuesOf(saved.value))
    onSaved?.(saved)
  }

  /** Without a response the refusal is shown alone, and the next save is refused again. */
  async function readRemote(): Promise<void> {
    try {
      remote = await read()
      $remote.set(valuesOf(remote.value))
    } catch {
      $remote.set(undefined)
    }
  }

  function hold(held: Versioned<T>): void {
    version = held.version
    $held.set(held.value)
  }

  function settle(take: (values: V) => void): void {
    hold(remote)
    $remote.set(undefined)
    take(valuesOf(remote.value))
  }

  return {
    ...form,
    $held,
    $remote,
    keepLocal: () => settle(form.rebase),
    acceptRemote: () => settle(form.adopt)
  }
}
