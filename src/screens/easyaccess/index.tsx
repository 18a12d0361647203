import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { Page } from '../../ui/page/page'
import { Loaded } from '../../ui/status/loaded'
import { ActivationCard } from './activation-card'
import { CodesCard } from './codes-card'
import { IdentityCard } from './identity-card'
import { createEasyAccess } from './model'
import { SettingsPart } from './settings-part'
import { StatusCard } from './status-card'

export default function EasyAccessScreen() {
  const { t } = useText()
  const model = useModel(createEasyAccess)
  return (
    <Page title={t('menu.easyaccess')}>
      <Loaded from={model.$report}>
        {report => (
          <>
            <StatusCard model={model} report={report} />
            {report.state === 'Not Activated' && <ActivationCard model={model} />}
            <IdentityCard report={report} />
          </>
        )}
      </Loaded>
      <Loaded from={model.$settings}>{loaded => <SettingsPart model={model} loaded={loaded} />}</Loaded>
      <CodesCard />
    </Page>
  )
}
