import { createPortal } from 'react-dom'
import type { Translator } from '../../../lib/text/i18n'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import styles from './explain.module.css'
import { type Fact, factsOf, lastChangeText } from './facts-text'
import { canTake, fill, valueIn } from './field-value'
import type { LastChange } from './last-changes'
import type { MatchedField, MatchedForm } from './match-fields'

export interface ExplainedField {
  field: MatchedField
  facts: readonly Fact[]
  last: LastChange | undefined
}

/** The fields of a form of which something is known; `changes` are missing where nothing is to be said of them. */
export const explain = (
  form: MatchedForm,
  changes: ReadonlyMap<string, LastChange> | undefined,
  t: Translator['t']
): ExplainedField[] =>
  form.fields
    .map(field => {
      const last = changes?.get(field.path)
      const text = last ? lastChangeText(last, field.control, t) : t('explainDialog.change.none')
      const change: Fact[] = changes ? [['explainDialog.change', text]] : []
      return { field, last, facts: [...factsOf(field, t), ...change] }
    })
    .filter(({ facts }) => facts.length > 0)

interface Props extends ExplainedField {
  /** The panel responds. */
  isOnline: boolean
  onFilled: () => void
}

/** What is known of a field, below it. */
export function Note({ field, facts, last, isOnline, onFilled }: Props) {
  const { t } = useText()
  const { box, control, label } = field
  const before = last && isOnline ? valueBefore(control, last) : undefined
  const goBack = (value: string | number | boolean) => {
    fill(control, value)
    onFilled()
  }
  return createPortal(
    <div className={styles.note} role="note" aria-label={label} data-unprinted>
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
