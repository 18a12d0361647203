import { useEffect } from 'react'
import { useModel } from '../../../lib/browser/use-model'
import { CompareCard } from './compare-card'
import { DifferencesCard } from './differences-card'
import { HandOverCard } from './hand-over-card'
import { createConfiguration } from './model'
import { ReferenceCard } from './reference-card'
import { RestoreCard } from './restore-card'
import { SnapshotCard } from './snapshot-card'

/** What the panel's configuration is, and was. */
export default function ConfigurationTab() {
  const model = useModel(createConfiguration)
  useEffect(() => model.cancel, [model])
  return (
    <>
      <SnapshotCard model={model} />
      <CompareCard model={model} />
      {model.reference && <ReferenceCard model={model} reference={model.reference} />}
      <DifferencesCard model={model} />
      <RestoreCard />
      <HandOverCard />
    </>
  )
}
