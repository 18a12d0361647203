import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { CardSkeletons } from '../../ui/card/card-skeletons'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { ForecastCard } from './forecast-card'
import { createBackupData } from './model'
import { RunCard } from './run-card'
import { RunsCard } from './runs-card'
import { SettingsCard } from './settings-card'

export default function BackupDataScreen() {
  const { t } = useText()
  const model = useModel(createBackupData)
  return (
    <Page title={t('menu.backupData')}>
      <Loaded from={model.$situation} skeleton={<CardSkeletons lines={[9, 20]} />}>
        {situation => (
          <>
            <RunCard model={model} situation={situation} />
            <Loaded from={model.$forecast} skeleton={<CardSkeletons lines={[20]} />}>
              {forecast => <ForecastCard model={model} forecast={forecast} />}
            </Loaded>
            <Below from={model.$forecast}>
              <Loaded from={model.$settings}>
                {loaded => <SettingsCard model={model} situation={situation} settings={loaded.value} />}
              </Loaded>
            </Below>
          </>
        )}
      </Loaded>
      <Below from={model.$situation}>
        <RunsCard model={model} />
      </Below>
    </Page>
  )
}
