import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { Loaded } from '../../ui/page/loaded'
import { Page } from '../../ui/page/page'
import { ActivationCard } from './activation-card'
import { CodesCard } from './codes-card'
import { IdentityCard } from './identity-card'
import { createEasyAccess } from './model'
import { SettingsPart } from './settings-part'
import { StatusCard } from './status-card'

export default function EasyAccessScreen() {
  const { t } = useStore($i18n)
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
