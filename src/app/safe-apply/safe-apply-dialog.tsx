import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'react'
import { useModel } from '../../lib/browser/use-model'
import { $hmiName } from '../../stores/hmi-name'
import { $proposal, closeProposal, type Proposal } from '../../stores/network-change'
import { ChangeCountdown } from './change-countdown'
import { createChangeCourse } from './change-flow'
import { ChangeOutcome } from './change-outcome'
import { ChangeQuestion } from './change-question'
import { UncheckedDialog } from './unchecked-dialog'

export default function PendingChangeDialog() {
  const proposal = useModel($proposal.get)
  return proposal ? <Course proposal={proposal} /> : null
}

function Course({ proposal }: { proposal: Proposal }) {
  const course = useModel(() => createChangeCourse(proposal, closeProposal))
  const stage = useStore(course.$stage)
  const name = useStore($hmiName)
  const [keeping, setKeeping] = useState(false)
  useEffect(() => course.stop, [course])
  const { addresses } = course.change
  const keep = () => {
    setKeeping(false)
    course.keepWithoutCheck()
  }
  if (stage.status === 'waiting') return <ChangeCountdown course={course} stage={stage} />
  if (stage.status === 'ended') return <ChangeOutcome course={course} stage={stage} />
  return (
    <>
      <ChangeQuestion course={course} saving={stage.status === 'saving'} onKeep={() => setKeeping(true)} />
      {keeping && (
        <UncheckedDialog expected={addresses?.[0] ?? name} onKeep={keep} onCancel={() => setKeeping(false)} />
      )}
    </>
  )
}
