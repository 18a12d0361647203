import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { CardSkeletons } from '../../ui/card/card-skeletons'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { CopiesCard } from './copies-card'
import { createBackupRecipe } from './model'
import { SettingsCard, SettingsSkeleton } from './settings-card'
import { StatusCard } from './status-card'

export default function BackupRecipeScreen() {
  const { t } = useText()
  const model = useModel(createBackupRecipe)
  return (
    <Page title={t('menu.backupRecipe')}>
      <Loaded from={model.$situation} skeleton={<CardSkeletons lines={[3]} />}>
        {situation => (
          <>
            <StatusCard model={model} situation={situation} />
            <Loaded from={model.$settings} skeleton={<SettingsSkeleton />}>
              {loaded => <SettingsCard model={model} situation={situation} loaded={loaded} />}
            </Loaded>
            <Below from={model.$settings}>
              <CopiesCard model={model} />
            </Below>
          </>
        )}
      </Loaded>
    </Page>
  )
}
