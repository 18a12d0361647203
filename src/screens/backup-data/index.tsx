import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
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
      <Loaded from={model.$situation}>
        {situation => (
          <>
            <RunCard model={model} situation={situation} />
            <Loaded from={model.$forecast}>{forecast => <ForecastCard model={model} forecast={forecast} />}</Loaded>
            <Loaded from={model.$settings}>
              {loaded => <SettingsCard model={model} situation={situation} settings={loaded.value} />}
            </Loaded>
          </>
        )}
      </Loaded>
      <RunsCard model={model} />
    </Page>
  )
}
