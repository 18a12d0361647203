import { useStore } from '@nanostores/preact'
import { useModel } from '../../lib/browser/use-model'
import { $i18n } from '../../lib/text/i18n'
import { Loaded } from '../../ui/page/loaded'
import { Page } from '../../ui/page/page'
import { MessagesCard } from './messages-card'
import { createSecsGem } from './model'
import { SettingsPart } from './settings-part'
import { SpoolCard } from './spool-card'
import { StateCard } from './state-card'
import { TestCard } from './test-card'

export default function SecsGemScreen() {
  const { t } = useStore($i18n)
  const model = useModel(createSecsGem)
  const status = useStore(model.$status)
  const connection = status.status === 'ready' ? status.data.connection : undefined
  return (
    <Page title={t('menu.secsGem')}>
      <Loaded from={model.$status}>{now => <StateCard model={model} status={now} />}</Loaded>
      <Loaded from={model.$settings}>
        {loaded => <SettingsPart model={model} loaded={loaded} connection={connection} />}
      </Loaded>
      <Loaded from={model.$status}>
        {now => (
          <>
            <TestCard model={model} status={now} />
            <SpoolCard model={model} status={now} />
          </>
        )}
      </Loaded>
      <MessagesCard model={model} />
    </Page>
  )
}
