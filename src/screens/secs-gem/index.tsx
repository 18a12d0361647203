import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { lastKnown } from '../../lib/remote/last-known'
import { useText } from '../../lib/text/use-text'
import { CardSkeletons } from '../../ui/card/card-skeletons'
import { Page } from '../../ui/page/page'
import { Below } from '../../ui/status/below'
import { Loaded } from '../../ui/status/loaded'
import { MessagesCard } from './messages-card'
import { createSecsGem } from './model'
import { SettingsPart } from './settings-part'
import { SpoolCard } from './spool-card'
import { StateCard } from './state-card'
import { TestCard } from './test-card'

export default function SecsGemScreen() {
  const { t } = useText()
  const model = useModel(createSecsGem)
  const connection = lastKnown(useStore(model.$status))?.connection
  return (
    <Page title={t('menu.secsGem')}>
      <Loaded from={model.$status} skeleton={<CardSkeletons lines={[5]} />}>
        {status => <StateCard model={model} status={status} />}
      </Loaded>
      <Below from={model.$status}>
        <Loaded from={model.$settings} skeleton={<CardSkeletons lines={[12]} />}>
          {loaded => <SettingsPart model={model} loaded={loaded} connection={connection} />}
        </Loaded>
        <Below from={model.$settings}>
          <Loaded from={model.$status}>
            {status => (
              <>
                <TestCard model={model} status={status} />
                <SpoolCard model={model} status={status} />
              </>
            )}
          </Loaded>
          <MessagesCard model={model} />
        </Below>
      </Below>
    </Page>
  )
}
