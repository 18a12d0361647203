import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { useModel } from '../../../../lib/browser/use-model'
import { FileCard } from './file-card'
import { createRestore } from './model'
import { PlanCard } from './plan-card'
import { RunCard } from './run-card'

/** Puts the settings of a snapshot back, on this panel or on another one. */
export default function Restore() {
  const model = useModel(createRestore)
  const plan = useStore(model.$plan)
  const run = useStore(model.$run)
  useEffect(() => model.leave, [model])
  return (
    <>
      {!run && <FileCard model={model} />}
      {run ? <RunCard model={model} run={run} /> : plan && <PlanCard model={model} plan={plan} />}
    </>
  )
}
