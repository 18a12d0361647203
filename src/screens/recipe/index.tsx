import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { EmptyState } from '../../ui/empty-state'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { createRecipe, type RecipeModel } from './model'
import { RecipeHead } from './recipe-head'
import { RecordsCard } from './records-card'

export default function RecipeScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createRecipe)
  return (
    <Page title={t('menu.recipe')}>
      <Loaded from={model.$recipes}>
        {recipes =>
          recipes.length === 0 ? (
            <EmptyState icon="folder" title={t('recipe.none')}>
              {t('recipe.none.hint')}
            </EmptyState>
          ) : (
            <Chosen model={model} />
          )
        }
      </Loaded>
    </Page>
  )
}

function Chosen({ model }: { model: RecipeModel }) {
  const recipe = useStore(model.$recipe)
  if (!recipe) return null
  return (
    <>
      <RecipeHead model={model} recipe={recipe} />
      <RecordsCard key={recipe.id} model={model} recipe={recipe} />
    </>
  )
}
