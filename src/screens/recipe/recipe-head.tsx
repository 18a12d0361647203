import { useStore } from '@nanostores/preact'
import type { Recipe } from '../../api/recipe'
import { formatNumber } from '../../lib/text/format'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import { Card } from '../../ui/card/card'
import { ControlRow } from '../../ui/card/control-row'
import { SelectField } from '../../ui/form/select-field'
import { Banner } from '../../ui/status/banner'
import { StatusBadge } from '../../ui/status/status-badge'
import { allRecipes, type RecipeModel } from './model'
import { LastLoad, PlcState } from './plc-state'
import styles from './recipe.module.css'

/** Picks the recipe and shows whether it can be changed. */
export function RecipeHead({ model, recipe }: { model: RecipeModel; recipe: Recipe }) {
  const { t } = useText()
  const recipes = allRecipes(useStore(model.$recipes))
  const full = recipe.records >= recipe.max_records
  const count = { count: recipe.records, most: formatNumber(recipe.max_records) }
  return (
    <Card>
      <ControlRow
        field={
          <SelectField
            label={t('common.term.recipe')}
            value={recipe.id}
            options={recipes.map(({ id, name }) => ({ value: id, text: plainText(name, 60) || id }))}
            onPick={model.pick}
          />
        }
      >
        <span>{t('recipe.count', count)}</span>
        {recipe.in_use ? (
          <StatusBadge tone="warn">{t('recipe.readOnly')}</StatusBadge>
        ) : (
          full && <StatusBadge tone="warn">{t('recipe.full')}</StatusBadge>
        )}
        {recipe.plc_load && <PlcState of={recipe.plc_load} />}
      </ControlRow>
      {recipe.plc_load && <LastLoad of={recipe.plc_load} />}
      {recipe.in_use && (
        <div className={styles.note}>
          <Banner tone="info">{t('recipe.readOnly.text')}</Banner>
        </div>
      )}
    </Card>
  )
}
