import { useStore } from '@nanostores/preact'
import type { SecsGemStatus, SecsGemTest } from '../../api/secs-gem'
import { useText } from '../../lib/text/use-text'
import { Loaded } from '../../ui/status/loaded'
import { PathTest } from '../../ui/status/path-test'
import { PathTestView } from '../../ui/status/path-test-view'
import type { SecsGemModel } from './model'
import { hostFault, REFUSALS, STEPS } from './texts'

interface Props {
  model: SecsGemModel
  status: SecsGemStatus
}

/** Sends S1F13 with the saved settings, and shows how far that came. */
export function TestCard({ model, status: { connection } }: Props) {
  const { t } = useText()
  const test = useStore(model.$test)
  return (
    <PathTest
      title={t('secsGem.test')}
      label={t('secsGem.test.run')}
      hint={t('secsGem.test.hint')}
      running={test.status === 'ready' && test.data.running}
      disabled={connection === 'undefined'}
      onRun={model.test}
      reasons={REFUSALS}
    >
      <Loaded from={model.$test}>{last => <Outcome test={last} />}</Loaded>
    </PathTest>
  )
}

function Outcome({ test: { running, time, steps, error } }: { test: SecsGemTest }) {
  const { t } = useText()
  if (time === null) return null
  return (
    <PathTestView
      time={time}
      names={STEPS}
      steps={steps}
      fault={error ? hostFault(t, error) : undefined}
      passed={!error && !running ? t('secsGem.test.passed') : undefined}
    />
  )
}
