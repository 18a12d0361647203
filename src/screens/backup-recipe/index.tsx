import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { CopiesCard } from './copies-card'
import { createBackupRecipe } from './model'
import { SettingsCard } from './settings-card'
import { StatusCard } from './status-card'

export default function BackupRecipeScreen() {
  const { t } = useText()
  const model = useModel(createBackupRecipe)
  return (
    <Page title={t('menu.backupRecipe')}>
      <Loaded from={model.$situation}>
        {situation => (
          <>
            <StatusCard model={model} situation={situation} />
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
