import { newRecipeRecord } from '../../api/generated/limits/recipe'
import type { Recipe, RecipeItem, RecipeRecord } from '../../api/recipe'
import type { Form } from '../../lib/form/form'
import { useForm } from '../../lib/form/use-form'
import { copyName } from '../../lib/text/copy-name'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { notify } from '../../stores/notices'
import { Columns } from '../../ui/card/columns'
import { EditDialog } from '../../ui/dialog/edit-dialog'
import { FormDialog } from '../../ui/dialog/form-dialog'
import { NumberField } from '../../ui/form/number-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { TextField } from '../../ui/form/text-field'
import textStyles from '../../ui/page/text.module.css'
import type { RecordsModel } from './model'
import { REASONS } from './reasons'
import { itemField, type RecordValues, recordValues } from './record-form'
import { isReal } from './value-rules'
import { itemName, valueHint, valueText } from './value-text'

interface Props {
  recipe: Recipe
  records: RecordsModel
  onClose: () => void
}

interface NewRecordProps extends Props {
  /** The number of the record to copy. */
  from: number | undefined
  onAdded: () => void
}

export function NewRecordDialog({ recipe, records, from, onAdded, onClose }: NewRecordProps) {
  const { t } = useText()
  const form = useForm(() => {
    const known = records.loadedRecords()
    const source = known.find(({ number }) => number === from)
    const isTaken = (copy: string) => known.some(({ name }) => name.trim().toLowerCase() === copy.toLowerCase())
    const name = source ? copyName(source.name, newRecipeRecord.name[1], isTaken) : ''
    return records.newRecord(recipe, recordValues(recipe, name, source?.values ?? []))
  })
  return (
    <FormDialog
      of={form}
      reasons={REASONS}
      wide
      title={t(from === undefined ? 'recipe.add.title' : 'recipe.copy.title')}
      save={t('recipe.add')}
      onClose={onClose}
      onSaved={() => {
        notify('recipe.added')
        onAdded()
      }}
    >
      <RecordFields of={form} recipe={recipe} readOnly={false} />
    </FormDialog>
  )
}

export function EditRecordDialog({ recipe, records, number, onClose }: Props & { number: number }) {
  const { t } = useText()
  const labels = recipe.items.map((item, index) => [itemField(index), itemName(item, index)])
  const textOf = (field: string, value = '') => {
    const item = recipe.items.find((_, index) => itemField(index) === field)
    return item ? valueText(item, value, t) : plainText(value)
  }
  return (
    <EditDialog
      wide
      readOnly={recipe.in_use}
      from={() => records.opened(number)}
      edit={loaded => records.recordChange(recipe, loaded)}
      title={t('recipe.edit.title', { number })}
      reasons={REASONS}
      labels={Object.fromEntries([['name', t('common.term.name')], ...labels])}
      textOf={textOf}
      onClose={onClose}
      onSaved={() => notify('recipe.saved')}
    >
      {(form, { value }) => (
        <>
          <RecordFields of={form} recipe={recipe} readOnly={recipe.in_use} />
          <LastChange record={value} />
        </>
      )}
    </EditDialog>
  )
}

function LastChange({ record: { changed_at: at, changed_by: by } }: { record: RecipeRecord }) {
  const { t } = useText()
  const who = plainText(by, 60) || t('recipe.byProgram')
  return <p className={textStyles.note}>{t('recipe.changed', { who, when: plainText(at, 32) })}</p>
}

function RecordFields({ of: form, recipe, readOnly }: { of: Form<RecordValues>; recipe: Recipe; readOnly: boolean }) {
  const { t } = useText()
  return (
    <>
      <TextField first required of={form} name="name" label={t('common.term.name')} disabled={readOnly} />
      <Columns least={240}>
        {recipe.items.map((item, index) => (
          <ItemField key={itemField(index)} of={form} item={item} index={index} readOnly={readOnly} />
        ))}
      </Columns>
    </>
  )
}

interface ItemFieldProps {
  of: Form<RecordValues>
  item: RecipeItem
  index: number
  readOnly: boolean
}

function ItemField({ of: form, item, index, readOnly }: ItemFieldProps) {
  const { t } = useText()
  const field = { of: form, name: itemField(index), label: itemName(item, index), disabled: readOnly }
  if (item.type === 'bit')
    return (
      <SegmentedControl<RecordValues, string>
        {...field}
        options={[
          { value: '0', text: t('common.term.off') },
          { value: '1', text: t('common.term.on') }
        ]}
      />
    )
  const hint = valueHint(item, t)
  if (item.type === 'string') return <TextField {...field} hint={hint} />
  // Of 64 bits.
  return <NumberField {...field} chars={20} decimal={isReal(item)} hint={hint} unit={plainText(item.unit, 16)} />
}
