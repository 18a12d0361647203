import type { DriverTable } from '../../../api/opcua/server'
import type { FieldErrors } from '../../../lib/form/fields'
import { createForm, type Form, type FormPart } from '../../../lib/form/form'
import { integer, required } from '../../../lib/form/rules'
import { faultText } from './fault-text'
import { refusalText } from './refusal-text'
import { addressOf, driverOf, tagFaults } from './rules'
import type { Edited, NewTag } from './tree/edits'
import type { TagNode } from './tree/tree'

/** A tag as it is typed. */
export interface TagInput {
  name: string
  plc: string
  format: string
  address: string
  index_register: string
  data_type: string
  length: string
  access: 'readable' | 'writable'
}

interface TagFormOptions {
  table: DriverTable
  initial: TagInput
  /** What saving would do; a refusal is shown at the name. */
  edit(tag: NewTag): Edited
  save(tag: NewTag): void
}

export function createTagForm({ table, initial, edit, save }: TagFormOptions): Form<TagInput> {
  return createForm<TagInput>({
    initial,
    rules: {
      name: [required],
      index_register: [integer(0, Number.MAX_SAFE_INTEGER)],
      length: [required]
    },
    normalize: values => ({ ...values, name: values.name.trim(), address: values.address.trim() }),
    check(values) {
      const tag = tagFrom(values)
      const errors: FieldErrors<TagInput> = {}
      for (const fault of tagFaults(tag.settings, table)) errors[fault] = faultText(fault, tag.settings, table)
      const edited = edit(tag)
      if ('refused' in edited) errors.name = refusalText(edited)
      return errors
    },
    save: async values => save(tagFrom(values))
  })
}

export function tagFrom({ name, index_register, length, ...settings }: TagInput): NewTag {
  const register = index_register === '' ? null : Number(index_register)
  return { name, settings: { ...settings, index_register: register, length: Number(length) } }
}

export const inputOf = ({ name, settings }: TagNode): TagInput => ({
  ...settings,
  name,
  index_register: settings.index_register === null ? '' : String(settings.index_register),
  length: String(settings.length)
})

/** The input of a new tag: the first address type of the first PLC. */
export function newTagInput({ drivers: [driver] }: DriverTable): TagInput {
  const type = driver?.addresses[0]
  return {
    name: '',
    plc: driver?.plc ?? '',
    format: type?.format ?? '',
    address: '',
    index_register: '',
    data_type: type?.data_types[0] ?? '',
    length: '1',
    access: 'readable'
  }
}

/** Selects a PLC, and what it has of the other choices. */
export function pickPlc(form: FormPart<TagInput>, table: DriverTable, plc: string): void {
  form.set('plc', plc)
  const driver = driverOf(table, plc)
  const { format } = form.$values.get()
  const type = addressOf(table, { plc, format }) ?? driver?.addresses[0]
  if (!driver?.index_registers) form.set('index_register', '')
  if (type) pickFormat(form, table, type.format)
}

export function pickFormat(form: FormPart<TagInput>, table: DriverTable, format: string): void {
  form.set('format', format)
  const { plc, data_type } = form.$values.get()
  const type = addressOf(table, { plc, format })
  if (!format.includes('%d')) form.set('address', '')
  if (type && !type.data_types.includes(data_type)) form.set('data_type', type.data_types[0] ?? '')
}
