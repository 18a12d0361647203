import { useStore } from '@nanostores/preact'
import { $i18n } from '../../lib/i18n'
import { useModel } from '../../lib/use-model'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { CopiesCard } from './copies-card'
import { createBackupRecipe } from './model'
import { SettingsCard } from './settings-card'
import { WorkCard } from './work-card'

export default function BackupRecipeScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createBackupRecipe)
  return (
    <Page title={t('menu.backupRecipe')}>
      <Loaded from={model.$situation}>
        {situation => (
          <>
            <WorkCard model={model} situation={situation} />
            <Loaded from={model.$settings}>
              {loaded => <SettingsCard model={model} situation={situation} loaded={loaded} />}
            </Loaded>
            <CopiesCard model={model} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
