import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import type { ImpactList } from '../../api/impact'
import { useModel } from '../../lib/browser/use-model'
import { useAction } from '../../lib/remote/use-action'
import { useText } from '../../lib/text/use-text'
import { $endedSession, signedInUser } from '../../session/session'
import { $hmiName } from '../../stores/hmi-name'
import { createImpact } from '../../stores/impact'
import { Card } from '../../ui/card/card'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { SwitchField } from '../../ui/form/switch-field'
import { UnansweredNotice } from '../../ui/form/unanswered-notice'
import { Impact } from '../../ui/impact/impact'
import { Actions } from '../../ui/page/actions'
import { Button } from '../../ui/page/button'
import { Banner } from '../../ui/status/banner'
import { FailureBanner } from '../../ui/status/failure-banner'
import { AnswerView } from './answer-view'
import type { Documentation, Operation } from './documentation'
import type { ApiDocModel } from './model'
import { type ApiRequest, isComplete } from './request'
import type { TryIt } from './try-it'
import { TryItFields } from './try-it-fields'

interface Props {
  model: ApiDocModel
  tryIt: TryIt
  operation: Operation
  documentation: Documentation
}

/** Sends the operation as the signed-in user or with an access token, or shows what would be sent. */
export function TryItCard({ model, tryIt, operation, documentation }: Props) {
  const { t } = useText()
  const values = useStore(tryIt.$values)
  const request = useStore(tryIt.$request)
  const tried = useStore(tryIt.$tried)
  const dryRun = useStore(model.$dryRun)
  const hasToken = useStore(tryIt.$token).trim() !== ''
  const isSignedOut = useStore($endedSession) !== 'none' && !hasToken
  const [confirmed, setConfirmed] = useState<ApiRequest>()
  const sending = useAction((sent: ApiRequest, dry: boolean) => (dry ? tryIt.show(sent) : tryIt.send(sent)), 'in place')
  if (request?.body?.kind === 'file')
    return (
      <Card title={t('apiDoc.tryIt')}>
        <Banner tone="info">{t('apiDoc.tryIt.file')}</Banner>
      </Card>
    )

  const begin = () => {
    if (request && operation.writes && !dryRun) setConfirmed(request)
    else if (request) void sending.run(request, dryRun)
  }
  return (
    <Card title={t('apiDoc.tryIt')}>
      {isSignedOut && <Banner tone="info">{t('apiDoc.tryIt.signedOut')}</Banner>}
      {!hasToken && <MissingPermission operation={operation} />}
      <TryItFields tryIt={tryIt} operation={operation} schemas={documentation.document.components.schemas} />
      <SwitchField label={t('apiDoc.dryRun')} value={dryRun} onPick={dry => model.$dryRun.set(dry)} />
      <Actions>
        <Button
          kind="primary"
          busy={sending.busy}
          disabled={!(request && isComplete(operation, values)) || (isSignedOut && !dryRun)}
          asks={operation.writes && !dryRun}
          onClick={begin}
        >
          {t(dryRun ? 'apiDoc.showRequest' : 'apiDoc.send')}
        </Button>
      </Actions>
      <UnansweredNotice busy={sending.busy} onStop={sending.stop} />
      {sending.failure && <FailureBanner error={sending.failure} />}
      {tried && !sending.failure && <AnswerView tried={tried} operation={operation} documentation={documentation} />}
      {confirmed && (
        <ConfirmDialog
          title={t('apiDoc.confirm')}
          verb={t('apiDoc.send')}
          onCancel={() => setConfirmed(undefined)}
          onConfirm={() => {
            setConfirmed(undefined)
            void sending.run(confirmed, false)
          }}
        >
          <p>{t('apiDoc.confirm.text', { name: $hmiName.get() })}</p>
          <p>
            <code>{`${confirmed.method.toUpperCase()} ${confirmed.base}${confirmed.url}`}</code>
          </p>
          {operation.interrupts.length > 0 && <Interrupted lists={operation.interrupts} />}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function MissingPermission({ operation: { permissions } }: { operation: Operation }) {
  const { t } = useText()
  const user = signedInUser()
  const permission = permissions.find(role => user?.roles.includes(role) === false)
  if (permission === undefined) return null
  return <Banner tone="warn">{t('apiDoc.tryIt.noPermission', { permission })}</Banner>
}

/** Whom a call can interrupt: one for a single link or service may not concern all of them. */
function Interrupted({ lists }: { lists: readonly ImpactList[] }) {
  const $impact = useModel(() => createImpact({ lasts: 'apiDoc.confirm.interrupts', lists }))
  return <Impact from={$impact} />
}
