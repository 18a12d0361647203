import { useText } from '../../lib/text/use-text'
import type { Children } from '../page/children'
import { Icon } from '../page/icon'
import hidden from '../page/visually-hidden.module.css'
import styles from './step-list.module.css'

export type StepState = 'done' | 'current' | 'failed' | 'waiting'

export interface StepListProps {
  label: string
  /** `note`: shown after the text, such as the time that the step took; `detail`: below it. */
  steps: readonly { text: string; state: StepState; note?: string | undefined; detail?: Children }[]
}

/** The steps of a job or a test with their states. */
export function StepList({ label, steps }: StepListProps) {
  const { t } = useText()
  const end = steps.findIndex(({ state }) => state === 'failed')
  const nameOf = (state: StepState, index: number) => (end >= 0 && index > end ? 'notRun' : state)
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ text, state, note, detail }, index) => (
        <li
          key={text}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? (
              <Icon name="check" size={16} />
            ) : state === 'failed' ? (
              <Icon name="alert" size={16} />
            ) : (
              index + 1
            )}
          </span>
          {text}
          {note && <span className={styles.note}> {note}</span>}{' '}
          <span className={hidden.hidden}>{t(`common.step.${nameOf(state, index)}`)}</span>
          {detail && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  )
}
