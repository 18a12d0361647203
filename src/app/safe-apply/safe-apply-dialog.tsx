import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { $hmiName } from '../../stores/hmi-name'
import { $networkChange, closeNetworkChange, type NetworkChangeRequest } from '../../stores/network-change'
import { ChangeConfirmation } from './change-confirmation'
import { ChangeCountdown } from './change-countdown'
import { ChangeOutcome } from './change-outcome'
import { createSafeApplyFlow } from './safe-apply-flow'
import { UncheckedDialog } from './unchecked-dialog'

export default function SafeApplyDialog() {
  const request = useModel($networkChange.get)
  return request ? <Flow request={request} /> : null
}

function Flow({ request }: { request: NetworkChangeRequest }) {
  const flow = useModel(() => createSafeApplyFlow(request, closeNetworkChange))
  const stage = useStore(flow.$stage)
  const name = useStore($hmiName)
  const [retyping, setRetyping] = useState(false)
  useEffect(() => flow.stop, [flow])
  const applyUnchecked = () => {
    setRetyping(false)
    flow.applyUnchecked()
  }
  if (stage.status === 'pending') return <ChangeCountdown flow={flow} stage={stage} />
  if (stage.status === 'ended') return <ChangeOutcome flow={flow} stage={stage} />
  return (
    <>
      <ChangeConfirmation flow={flow} saving={stage.status === 'saving'} onApplyUnchecked={() => setRetyping(true)} />
      {retyping && (
        <UncheckedDialog
          expected={flow.change.addresses?.[0] ?? name}
          connectionEnds={flow.change.wayBack !== undefined}
          onConfirm={applyUnchecked}
          onCancel={() => setRetyping(false)}
        />
      )}
    </>
  )
}
