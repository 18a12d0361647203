import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { $hmiName } from '../../stores/hmi-name'
import { $proposal, closeProposal, type Proposal } from '../../stores/network-change'
import { ChangeCountdown } from './change-countdown'
import { createSafeApplyFlow } from './change-flow'
import { ChangeOutcome } from './change-outcome'
import { ChangeQuestion } from './change-question'
import { UncheckedDialog } from './unchecked-dialog'

export default function SafeApplyDialog() {
  const proposal = useModel($proposal.get)
  return proposal ? <Flow proposal={proposal} /> : null
}

function Flow({ proposal }: { proposal: Proposal }) {
  const flow = useModel(() => createSafeApplyFlow(proposal, closeProposal))
  const stage = useStore(flow.$stage)
  const name = useStore($hmiName)
  const [keeping, setKeeping] = useState(false)
  useEffect(() => flow.stop, [flow])
  const { addresses } = flow.change
  const keep = () => {
    setKeeping(false)
    flow.keepWithoutCheck()
  }
  if (stage.status === 'waiting') return <ChangeCountdown flow={flow} stage={stage} />
  if (stage.status === 'ended') return <ChangeOutcome flow={flow} stage={stage} />
  return (
    <>
      <ChangeQuestion flow={flow} saving={stage.status === 'saving'} onKeep={() => setKeeping(true)} />
      {keeping && (
        <UncheckedDialog expected={addresses?.[0] ?? name} onKeep={keep} onCancel={() => setKeeping(false)} />
      )}
    </>
  )
}
