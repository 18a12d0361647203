import { type MiscDefaults, readMiscDefaults } from '../../../api/misc'
import type { Fields } from '../../../lib/form/field-table'
import { fieldsOf } from '../../../lib/form/fields'
import { type SettingsCalls, type SettingsForm, settingsForm } from '../../../lib/form/settings-form'
import { type Resource, resource } from '../../../lib/remote/resource'
import type { Versioned } from '../../../lib/remote/versioned'

export interface CardOptions<S, R, V extends object> extends SettingsCalls<S, R, V> {
  read(signal?: AbortSignal): Promise<Versioned<S>>
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
  table: Fields<S, R, V>,
  { defaultsOf, ...calls }: CardOptions<S, R, V>
): CardSettings<S, V> {
  return {
    newest: () => resource(calls.read),
    edit: settingsForm(table, calls),

    async restoreDefaults({ set }) {
      const values = table.partOf(defaultsOf(await readMiscDefaults()))
      for (const field of fieldsOf(values)) {
        const value = values[field]
        if (value !== undefined) set(field, value)
      }
    }
  }
}
