import { UnreadableFile } from '../browser/read-file'
import { type Field, fieldsOf } from './fields'

/** The field with the file that this computer could not read, if that is why a save failed. */
export const unreadField = <V extends object>(thrown: unknown, values: V): Field<V> | undefined =>
  thrown instanceof UnreadableFile ? fieldsOf(values).find(field => Object.is(values[field], thrown.file)) : undefined
