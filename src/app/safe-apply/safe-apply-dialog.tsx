import { useStore } from '@nanostores/preact'
import { useEffect, useMemo, useState } from 'react'
import { $hmiName } from '../../stores/hmi-name'
import { $networkChange, closeNetworkChange, type NetworkChangeRequest } from '../../stores/network-change'
import { ChangeConfirmation } from './change-confirmation'
import { ChangeCountdown } from './change-countdown'
import { ChangeOutcome } from './change-outcome'
import { createSafeApplyFlow, type SafeApplyFlow } from './safe-apply-flow'
import { UncheckedDialog } from './unchecked-dialog'

export default function SafeApplyDialog() {
  const request = useStore($networkChange)
  return request ? <Flow request={request} /> : null
}

function Flow({ request }: { request: NetworkChangeRequest }) {
  // One request may follow another before this view is drawn again.
  const flow = useMemo(() => createSafeApplyFlow(request, closeNetworkChange), [request])
  const stage = useStore(flow.$stage)
  const name = useStore($hmiName)
  const [retyping, setRetyping] = useState<SafeApplyFlow>()
  useEffect(() => flow.stop, [flow])
  const { addresses, wayBack } = flow.change
  const expected = addresses?.[0] ?? (addresses || wayBack ? name : '')
  const applyUnchecked = () => {
    setRetyping(undefined)
    flow.applyUnchecked()
  }
  if (stage.status === 'pending') return <ChangeCountdown flow={flow} stage={stage} />
  if (stage.status === 'ended') return <ChangeOutcome flow={flow} stage={stage} />
  return (
    <>
      <ChangeConfirmation
        flow={flow}
        saving={stage.status === 'saving'}
        onApplyUnchecked={expected ? () => setRetyping(flow) : undefined}
      />
      {retyping === flow && (
        <UncheckedDialog
          expected={expected}
          change={flow.change}
          onConfirm={applyUnchecked}
          onCancel={() => setRetyping(undefined)}
        />
      )}
    </>
  )
}
