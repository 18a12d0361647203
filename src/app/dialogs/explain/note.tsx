import { createPortal } from 'react-dom'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import styles from './explain.module.css'
import { type Fact, factsOf, lastChangeText } from './facts-text'
import { canTake, fill, valueIn } from './field-value'
import type { LastChange } from './last-changes'
import type { MatchedField, MatchedForm } from './match-fields'

interface Props {
  form: MatchedForm
  field: MatchedField
  /** Undefined if nothing is to be said of changes, null if there is none. */
  last: LastChange | null | undefined
  /** The panel responds. */
  isOnline: boolean
  onFilled: () => void
}

/** What is known of a field, below it. */
export function Note({ form, field, last, isOnline, onFilled }: Props) {
  const { t } = useText()
  const { box, control, label } = field
  const facts: Fact[] = factsOf(field, form, t)
  if (last !== undefined)
    facts.push(['explainDialog.change', last ? lastChangeText(last, control, t) : t('explainDialog.change.none')])
  if (facts.length === 0) return null
  const before = last && isOnline ? valueBefore(control, last) : undefined
  const goBack = (value: string | number | boolean) => {
    fill(control, value)
    onFilled()
  }
  return createPortal(
    <div className={styles.note} role="note" aria-label={label}>
      {facts.map(([name, value]) => (
        <p key={name}>
          <PanelText>{t('common.labelled', { label: t(name), value })}</PanelText>
        </p>
      ))}
      {before !== undefined && (
        <Button kind="quiet" icon="undo" of={label} onClick={() => goBack(before)}>
          {t('explainDialog.back')}
        </Button>
      )}
    </div>,
    box
  )
}

/** Controls that had the value of the last change, in the same writing as the operation log. */
const comparable = new WeakSet<HTMLElement>()

function valueBefore(control: HTMLElement, { change }: LastChange): string | number | boolean | undefined {
  const { previous, next, secret } = change
  if (secret || previous === null || !canTake(control, previous)) return undefined
  const value = valueIn(control)
  if (value === String(next ?? '')) comparable.add(control)
  return comparable.has(control) && value !== String(previous) ? previous : undefined
}
