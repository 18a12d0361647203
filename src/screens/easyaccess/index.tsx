import { useModel } from '../../lib/browser/use-model'
import { useText } from '../../lib/text/use-text'
import { CardSkeletons } from '../../ui/card/card-skeletons'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { ActivationCard } from './activation-card'
import { CodesCard } from './codes-card'
import { IdentityCard, IdentitySkeleton } from './identity-card'
import { createEasyAccess } from './model'
import { SettingsPart } from './settings-part'
import { StatusCard } from './status-card'

export default function EasyAccessScreen() {
  const { t } = useText()
  const model = useModel(createEasyAccess)
  return (
    <Page title={t('menu.easyaccess')}>
      <Loaded
        from={model.$report}
        skeleton={
          <>
            <CardSkeletons lines={[1]} />
            <IdentitySkeleton />
          </>
        }
      >
        {report => (
          <>
            <StatusCard model={model} report={report} />
            {report.state === 'Not Activated' && <ActivationCard model={model} />}
            <IdentityCard report={report} />
          </>
        )}
      </Loaded>
      <Below from={model.$report}>
        <Loaded from={model.$settings} skeleton={<CardSkeletons lines={[9]} />}>
          {loaded => <SettingsPart model={model} loaded={loaded} />}
        </Loaded>
        <Below from={model.$settings}>
          <CodesCard />
        </Below>
      </Below>
    </Page>
  )
}
