import { atom, type ReadableAtom } from 'nanostores'
import { isApiError } from '../remote/failure'
import { readBack } from '../remote/read-back'
import { laterRequests } from '../remote/stoppable'
import type { Versioned } from '../remote/versioned'
import { isConflict } from './conflict'
import type { Fields } from './field-table'
import { createForm, type Form } from './form'
import type { FormOptions, SaveResult, Saving } from './form-options'
import { sameValue } from './same-value'

export interface SettingsOptions<T, V extends object> extends Omit<FormOptions<V>, 'initial' | 'save'> {
  loaded: Versioned<T>
  /** Called after a save, and after one that was refused because somebody else had saved. */
  read(): Promise<Versioned<T>>
  /** `before` is the value stored under `version`. @throws ApiError */
  write(values: V, version: string, before: T): Saving
  valuesOf(value: T): V
  /** A save may still be reverted: finding its values on the panel does not prove that it succeeded. */
  provisional?: boolean
  onSaved?(stored: Versioned<T>): void
}

/** How the settings that a table of fields describes are read and saved. */
export interface SettingsCalls<S, R, V extends object>
  extends Omit<SettingsOptions<S, V>, 'loaded' | 'write' | Exclude<keyof Fields<S, R, V>, 'rules'>> {
  /** `before` is the value stored under `version`. @throws ApiError */
  save(request: R, version: string, before: S): Saving
}

export interface SettingsForm<V extends object, T = unknown> extends Form<V> {
  /** The panel's value as last read. */
  $stored: ReadableAtom<T>
  /** The values that somebody else saved, once they are read. */
  $remote: ReadableAtom<V | undefined>
  /** Keeps the changes made here on top of the remote values, so that the next save is accepted. */
  keepLocal(): void
  acceptRemote(): void
}

const $none: ReadableAtom<undefined> = atom()

/** The values that somebody else saved; always undefined for a form without versions. */
export function remoteOf<V extends object>(form: Form<V> | SettingsForm<V>): ReadableAtom<V | undefined> {
  return '$remote' in form ? form.$remote : $none
}

/** A form that never silently overwrites what another person saved (`If-Match`, 412). */
export function createSettingsForm<T, V extends object>(options: SettingsOptions<T, V>): SettingsForm<V, T> {
  const { loaded, read, write, valuesOf, provisional, onSaved, ...rules } = options
  const $stored = atom(loaded.value)
  const $remote = atom<V | undefined>()
  let { version } = loaded
  let remote = loaded

  const form = createForm<V>({ ...rules, initial: valuesOf(loaded.value), save })

  async function save(values: V): Promise<SaveResult> {
    const later = laterRequests()
    const readAgain = () => later(read)
    try {
      if ((await write(values, version, $stored.get())) === 'cancelled') return 'cancelled'
    } catch (error) {
      if (!isApiError(error) || !isConflict(error)) throw error
      await readRemote(readAgain)
      if (provisional || !sameValue($remote.get(), values)) throw error
      // An earlier save of this form succeeded but its response was lost.
      $remote.set(undefined)
    }
    const saved = await (provisional ? readAgain().catch(() => undefined) : readBack(readAgain))
    if (saved) take(saved)
    return 'saved'
  }

  function take(saved: Versioned<T>): void {
    setStored(saved)
    form.rebase(valuesOf(saved.value))
    onSaved?.(saved)
  }

  /** If this read fails, only the refusal is shown, and the next save is refused again. */
  async function readRemote(readAgain: typeof read): Promise<void> {
    try {
      remote = await readAgain()
      $remote.set(valuesOf(remote.value))
    } catch {
      $remote.set(undefined)
    }
  }

  function setStored(stored: Versioned<T>): void {
    version = stored.version
    $stored.set(stored.value)
  }

  function settle(apply: (values: V) => void): void {
    setStored(remote)
    $remote.set(undefined)
    apply(valuesOf(remote.value))
  }

  return {
    ...form,
    $stored,
    $remote,
    keepLocal: () => settle(form.rebase),
    acceptRemote: () => settle(form.adopt)
  }
}

/** Edits settings as their table of fields describes them. */
export const settingsForm =
  <S, R, V extends object>(table: Omit<Fields<S, R, V>, 'partOf'>, { save, ...calls }: SettingsCalls<S, R, V>) =>
  (loaded: Versioned<S>): SettingsForm<V, S> =>
    createSettingsForm<S, V>({
      ...table,
      ...calls,
      loaded,
      write: (values, version, before) => save(table.requestOf(values), version, before)
    })
