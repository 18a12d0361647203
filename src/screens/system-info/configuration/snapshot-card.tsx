import { useStore } from '@nanostores/preact'
import { useAction } from '../../../lib/remote/use-action'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { Banner } from '../../../ui/status/banner'
import { FailureBanner } from '../../../ui/status/failure-banner'
import type { ConfigurationModel } from './model'
import { ReadingProgress } from './reading-progress'
import type { Snapshot } from './snapshot'
import { titlesOf } from './texts'

/** A file of all that this user may read of the configuration. */
export function SnapshotCard({ model }: { model: ConfigurationModel }) {
  const { t } = useText()
  const { busy, failure, run } = useAction(model.save, 'in place')
  const saved = useStore(model.$saved)
  return (
    <Card
      title={t('systemInfoConfiguration.snapshot')}
      actions={
        <Button busy={busy} onClick={run}>
          {t('systemInfoConfiguration.save')}
        </Button>
      }
    >
      {failure && <FailureBanner error={failure} />}
      {saved && <Saved snapshot={saved} />}
      <p>{t('systemInfoConfiguration.snapshot.text')}</p>
      {busy && <ReadingProgress model={model} />}
    </Card>
  )
}

function Saved({ snapshot: { unread } }: { snapshot: Snapshot }) {
  const { t } = useText()
  return (
    <Banner tone={unread.length > 0 ? 'warn' : 'ok'} role="status" title={t('systemInfoConfiguration.saved')}>
      {unread.length > 0 && t('systemInfoConfiguration.unread', { screens: titlesOf(unread, t) })}
    </Banner>
  )
}
