import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { EmptyState } from '../../ui/page/empty-state'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { createRecipe, type RecipeModel } from './model'
import { RecipeHead } from './recipe-head'
import { RecordsCard } from './records-card'

export default function RecipeScreen() {
  const { t } = useText()
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
