import { type MiscDefaults, readMiscDefaults } from '../../../api/misc'
import type { Fields } from '../../../lib/form/field-table'
import { fieldsOf } from '../../../lib/form/fields'
import { createSettingsForm, type SettingsForm, type SettingsOptions } from '../../../lib/form/settings-form'
import { type Resource, resource } from '../../../lib/remote/resource'
import type { Versioned } from '../../../lib/remote/versioned'

export interface CardOptions<S, R, V extends object> extends Pick<SettingsOptions<S, V>, 'check' | 'codes'> {
  read(signal?: AbortSignal): Promise<Versioned<S>>
  /** `before` is what was stored. @throws ApiError */
  save(request: R, version: string, before: S): Promise<unknown>
  /** As the panel is delivered. */
  defaultsOf(defaults: MiscDefaults): R
}

/** What is known of one card: how its settings are read, edited and restored. */
export interface CardSettings<S, V extends object> {
  newest(): Resource<Versioned<S>>
  edit(loaded: Versioned<S>): SettingsForm<V, S>
  /** Fills the form with the values as delivered, to be saved or not. @throws ApiError */
  restoreDefaults(form: SettingsForm<V, S>): Promise<void>
}

export function cardSettings<S, R, V extends object>(
  { requestOf, partOf, ...table }: Fields<S, R, V>,
  { read, save, defaultsOf, ...form }: CardOptions<S, R, V>
): CardSettings<S, V> {
  return {
    newest: () => resource(read),
    edit: loaded =>
      createSettingsForm<S, V>({
        ...table,
        ...form,
        loaded,
        read: () => read(),
        write: async (values, version, before) => void (await save(requestOf(values), version, before))
      }),

    async restoreDefaults({ set }) {
      const values = partOf(defaultsOf(await readMiscDefaults()))
      for (const field of fieldsOf(values)) {
        const value = values[field]
        if (value !== undefined) set(field, value)
      }
    }
  }
}
