import type { DriverTable } from '../../../api/opcua/server'
import type { FieldErrors } from '../../../lib/form/fields'
import { createForm, type Form } from '../../../lib/form/form'
import { integer, required } from '../../../lib/form/rules'
import { type BulkTags, bulkTags, MOST_BULK } from './bulk'
import { faultText } from './fault-text'
import { refusalText } from './refusal-text'
import { addressOf, tagFaults } from './rules'
import { newTagInput, type TagInput, tagFrom } from './tag-form'
import type { Edited, NewTag } from './tree/edits'

/** Of tags with consecutive addresses: `name` is the pattern of their names, `address` the range. */
export interface BulkInput extends TagInput {
  step: string
}

interface BulkFormOptions {
  table: DriverTable
  /** What saving would do. */
  edit(tags: readonly NewTag[]): Edited
  save(tags: readonly NewTag[]): void
}

export function createBulkForm({ table, edit, save }: BulkFormOptions): Form<BulkInput> {
  return createForm<BulkInput>({
    initial: { ...newTagInput(table), name: 'Tag {n}', step: '1' },
    rules: {
      name: [required],
      address: [required],
      step: [required, integer(1, 65_536)],
      index_register: [integer(0, Number.MAX_SAFE_INTEGER)],
      length: [required]
    },
    normalize: values => ({ ...values, name: values.name.trim(), address: values.address.trim() }),
    check: values => checkBulk(values, table, edit),
    save: async values => save(tagsOf(tagsFrom(values, table)))
  })
}

/** The tags that the input describes, for a preview of them. */
export function tagsFrom(values: BulkInput, table: DriverTable): BulkTags {
  const type = addressOf(table, values)
  const { step, ...tag } = values
  const { settings } = tagFrom(tag)
  if (!type) return { refused: 'range' }
  return bulkTags({ range: values.address, step: Number(step), pattern: values.name, settings }, type)
}

const tagsOf = (bulk: BulkTags): readonly NewTag[] => ('tags' in bulk ? bulk.tags : [])

function checkBulk(values: BulkInput, table: DriverTable, edit: BulkFormOptions['edit']): FieldErrors<BulkInput> {
  const bulk = tagsFrom(values, table)
  if ('refused' in bulk) {
    if (bulk.refused === 'step') return {}
    return {
      address: bulk.refused === 'range' ? 'opcuaNodes.bulk.range' : ['opcuaNodes.bulk.tooMany', { most: MOST_BULK }]
    }
  }
  const errors: FieldErrors<BulkInput> = {}
  // The others differ in address only.
  for (const tag of [bulk.tags[0], bulk.tags[bulk.tags.length - 1]]) {
    if (!tag) continue
    for (const fault of tagFaults(tag.settings, table)) errors[fault] = faultText(fault, tag.settings, table)
  }
  const edited = edit(bulk.tags)
  if ('refused' in edited) errors.name = refusalText(edited)
  return errors
}
