import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Reference } from '../../../api/configuration/reference'
import { isNotFound } from '../../../lib/remote/failure'
import { lastKnown } from '../../../lib/remote/last-known'
import { useAction } from '../../../lib/remote/use-action'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { Button } from '../../../ui/page/button'
import { FailureBanner } from '../../../ui/status/failure-banner'
import { Loaded } from '../../../ui/status/loaded'
import type { ConfigurationModel } from './model'
import { ReadingProgress } from './reading-progress'

interface Props {
  model: ConfigurationModel
  reference: NonNullable<ConfigurationModel['reference']>
}

/** What has changed since somebody kept the configuration on the panel; nothing where the firmware keeps none. */
export function ReferenceCard({ model, reference }: Props) {
  const { t } = useText()
  const shown = useStore(reference.$reference)
  const comparing = useAction(reference.compare, 'in place')
  const keeping = useAction(reference.keep, 'in place')
  if (shown.status === 'failed' && isNotFound(shown.error)) return null
  const kept = lastKnown(shown)
  const busy = comparing.busy || keeping.busy
  const failure = comparing.failure ?? keeping.failure
  return (
    <Card
      title={t('systemInfoConfiguration.reference.title')}
      actions={
        kept && (
          <>
            {kept.time !== null && (
              <Button busy={busy} onClick={comparing.run}>
                {t('systemInfoConfiguration.reference.show')}
              </Button>
            )}
            <KeepButton kept={kept} busy={busy} onKeep={keeping.run} />
          </>
        )
      }
    >
      <Loaded from={reference.$reference}>
        {it => (
          <p>
            {it.time === null
              ? t('systemInfoConfiguration.reference.text')
              : t('systemInfoConfiguration.reference.kept', factsOf(it))}
          </p>
        )}
      </Loaded>
      {busy && <ReadingProgress model={model} />}
      {failure && <FailureBanner error={failure} />}
    </Card>
  )
}

interface KeepButtonProps {
  kept: Reference
  busy: boolean
  onKeep: () => Promise<void>
}

function KeepButton({ kept, busy, onKeep }: KeepButtonProps) {
  const { t } = useText()
  const [asked, ask] = useState(false)
  const isKept = kept.time !== null
  return (
    <>
      <Button disabled={busy} asks={isKept} onClick={isKept ? () => ask(true) : onKeep}>
        {t('systemInfoConfiguration.reference.keep')}
      </Button>
      {asked && (
        <ActionDialog
          title={t('systemInfoConfiguration.reference.replace')}
          verb={t('systemInfoConfiguration.reference.replace.verb')}
          onConfirm={() => void onKeep()}
          onClose={() => ask(false)}
        >
          <p>{t('systemInfoConfiguration.reference.replaced', factsOf(kept))}</p>
        </ActionDialog>
      )}
    </>
  )
}

const factsOf = ({ time, username }: Reference) => ({
  time: plainText(time ?? '', 32),
  username: plainText(username ?? '', 60)
})
