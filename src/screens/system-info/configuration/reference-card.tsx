import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { Reference } from '../../../api/configuration/reference'
import { isNotFound } from '../../../lib/remote/failure'
import { useAction } from '../../../lib/remote/use-action'
import { plainText } from '../../../lib/text/plain-text'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { ActionDialog } from '../../../ui/dialog/confirm-dialog'
import { Actions } from '../../../ui/page/actions'
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
  if (shown.status === 'failed' && isNotFound(shown.error)) return null
  return (
    <Card title={t('systemInfoConfiguration.reference.title')}>
      <Loaded from={reference.$reference}>{kept => <Kept kept={kept} model={model} reference={reference} />}</Loaded>
    </Card>
  )
}

function Kept({ kept: { time, username }, model, reference }: Props & { kept: Reference }) {
  const { t } = useText()
  const [asked, ask] = useState(false)
  const comparing = useAction(reference.compare, 'in place')
  const keeping = useAction(reference.keep, 'in place')
  const busy = comparing.busy || keeping.busy
  const failure = comparing.failure ?? keeping.failure
  const isKept = time !== null
  const facts = { time: plainText(time ?? '', 32), username: plainText(username ?? '', 60) }
  return (
    <>
      <p>{isKept ? t('systemInfoConfiguration.reference.kept', facts) : t('systemInfoConfiguration.reference.text')}</p>
      {busy && <ReadingProgress model={model} />}
      {failure && <FailureBanner error={failure} />}
      <Actions>
        <Button disabled={busy} asks={isKept} onClick={isKept ? () => ask(true) : keeping.run}>
          {t('systemInfoConfiguration.reference.keep')}
        </Button>
        {isKept && (
          <Button busy={busy} onClick={comparing.run}>
            {t('systemInfoConfiguration.reference.show')}
          </Button>
        )}
      </Actions>
      {asked && (
        <ActionDialog
          title={t('systemInfoConfiguration.reference.replace')}
          verb={t('systemInfoConfiguration.reference.replace.verb')}
          onConfirm={() => void keeping.run()}
          onClose={() => ask(false)}
        >
          <p>{t('systemInfoConfiguration.reference.replaced', facts)}</p>
        </ActionDialog>
      )}
    </>
  )
}
