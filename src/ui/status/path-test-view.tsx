import type { MessageKey } from '../../lib/text/message'
import { plainText } from '../../lib/text/plain-text'
import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Banner } from './banner'
import type { Fault } from './fault'
import { FaultBanner } from './fault-banner'
import { StepList, type StepState } from './step-list'

/** The steps that most paths have. */
export const PATH_STEPS = {
  resolve: 'common.path.step.resolve',
  connect: 'common.term.connect',
  tls: 'common.path.step.tls',
  login: 'common.action.signIn'
} as const

export interface PathStep<N extends string> {
  name: N
  state: StepState
  milliseconds: number | null
}

interface PathTestViewProps<N extends string> {
  /** When it was, for a test that is kept. */
  time?: string
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
export function PathTestView<N extends string>({ time, names, steps, fault, passed, children }: PathTestViewProps<N>) {
  const { t } = useText()
  const banner = fault && <FaultBanner fault={fault}>{children}</FaultBanner>
  return (
    <>
      {time && <p>{t('common.term.lastTest', { time: plainText(time, 32) })}</p>}
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
