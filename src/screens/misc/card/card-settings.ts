import { type MiscDefaults, readMiscDefaults } from '../../../api/misc'
import { createSettingsForm, type SettingsForm, type SettingsOptions } from '../../../lib/form/settings-form'
import { type Resource, resource } from '../../../lib/remote/resource'
import type { Versioned } from '../../../lib/remote/versioned'

export interface CardOptions<T, V extends object> extends Omit<SettingsOptions<T, V>, 'loaded' | 'read'> {
  read(signal?: AbortSignal): Promise<Versioned<T>>
  /** As the panel is delivered. */
  defaultsOf(defaults: MiscDefaults): Partial<V>
}

/** What is known of one card: how its settings are read, edited and restored. */
export interface CardSettings<T, V extends object> {
  newest(): Resource<Versioned<T>>
  edit(loaded: Versioned<T>): SettingsForm<V, T>
  /** Fills the form with the values as delivered, to be saved or not. @throws ApiError */
  restoreDefaults(form: SettingsForm<V, T>): Promise<void>
}

export function cardSettings<T, V extends object>(options: CardOptions<T, V>): CardSettings<T, V> {
  const { read, defaultsOf, ...form } = options
  return {
    newest: () => resource(read),
    edit: loaded => createSettingsForm<T, V>({ ...form, loaded, read: () => read() }),

    async restoreDefaults({ set }) {
      const values = defaultsOf(await readMiscDefaults())
      // Object.keys cannot know that the object has no other keys.
      for (const field of Object.keys(values) as (keyof V & string)[]) {
        const value = values[field]
        if (value !== undefined) set(field, value)
      }
    }
  }
}
