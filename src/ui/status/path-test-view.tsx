import type { MessageKey } from '../../lib/text/message'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Banner } from './banner'
import { type Fault, FaultBanner } from './fault-banner'
import { StepList, type StepState } from './step-list'

export interface PathStep<N extends string> {
  name: N
  state: StepState
  milliseconds: number | null
}

interface PathTestViewProps<N extends string> {
  names: Record<N, MessageKey>
  steps: readonly PathStep<N>[]
  /** Shown at the step that failed. */
  fault?: Fault | undefined
  /** Shown after the last step; undefined while the test runs. */
  passed?: string | undefined
  /** Further facts about the end, good or bad. */
  children?: Children
}

/** How far a test of a path came: each step with its time, and at the one that failed the cause and its remedy. */
export function PathTestView<N extends string>({ names, steps, fault, passed, children }: PathTestViewProps<N>) {
  const { t } = useText()
  const banner = fault && <FaultBanner fault={fault}>{children}</FaultBanner>
  return (
    <>
      <StepList
        label={t('common.path.steps')}
        steps={steps.map(({ name, state, milliseconds }) => ({
          state,
          text: t(names[name]),
          note: milliseconds === null ? undefined : t('common.path.took', { ms: milliseconds }),
          detail: state === 'failed' && banner
        }))}
      />
      {steps.every(({ state }) => state !== 'failed') && banner}
      {passed !== undefined && (
        <Banner tone="ok" title={passed}>
          {children}
        </Banner>
      )}
    </>
  )
}
