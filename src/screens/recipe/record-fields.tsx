import type { Recipe, RecipeItem } from '../../api/recipe'
import type { Form } from '../../lib/form/form'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { NumberField } from '../../ui/form/number-field'
import { SegmentedControl } from '../../ui/form/segmented-control'
import { TextField } from '../../ui/form/text-field'
import { Columns } from '../../ui/page/columns'
import { itemField, type RecordValues } from './record-form'
import { isReal } from './value-rules'
import { itemName, valueHint } from './value-text'

interface RecordFieldsProps {
  of: Form<RecordValues>
  recipe: Recipe
  readOnly?: boolean
}

export function RecordFields({ of: form, recipe, readOnly = false }: RecordFieldsProps) {
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
  return <NumberField {...field} decimal={isReal(item)} hint={hint} unit={plainText(item.unit, 16)} />
}
