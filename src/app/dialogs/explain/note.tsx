import { useStore } from '@nanostores/preact'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { $unsaved } from '../../../lib/form/unsaved'
import type { Translator } from '../../../lib/text/i18n'
import { useText } from '../../../lib/text/use-text'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import styles from './explain.module.css'
import { type Fact, factsOf, lastChangeText } from './facts-text'
import { canTake, fill, isValue, type Recorded, valueIn } from './field-value'
import type { LastChange } from './last-changes'
import type { MatchedField, MatchedForm } from './match-fields'

export interface ExplainedField {
  field: MatchedField
  facts: readonly Fact[]
  last: LastChange | undefined
}

/** The fields of a form of which something is known. */
export const explain = (
  form: MatchedForm,
  changes: ReadonlyMap<string, LastChange>,
  t: Translator['t']
): ExplainedField[] =>
  form.fields
    .map(field => ({ field, last: changes.get(field.path), facts: factsOf(field, t) }))
    .filter(({ facts, last }) => facts.length > 0 || last)

interface Props extends ExplainedField {
  /** The panel responds. */
  isOnline: boolean
  onFilled: () => void
}

/** What is known of a field, below it. */
export function Note({ field, facts, last, isOnline, onFilled }: Props) {
  const { t } = useText()
  const { box, control, label } = field
  const before = useValueBefore(control, last)
  const isLast = useIsLast(control, last)
  const goBack = (value: Exclude<Recorded, null>) => {
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
      {last && (
        <p>
          <PanelText>
            {t('common.labelled', {
              label: t(isLast ? 'explainDialog.change' : 'explainDialog.recorded'),
              value: lastChangeText(last, control, t)
            })}
          </PanelText>
        </p>
      )}
      {isLast === false && <p>{t('explainDialog.changedSince')}</p>}
      {before !== undefined && isOnline && (
        <Button kind="quiet" icon="undo" of={label} onClick={() => goBack(before)}>
          {t('explainDialog.back')}
        </Button>
      )}
    </div>,
    box
  )
}

/**
 * Whether the saved value of a control is the one that the last recorded change has set; the panel itself changes values too, as
 * when it reverts those of the network. Undefined where that cannot be told: of a secret, of several values, of what is written
 * otherwise than in the operation log, and of what was typed before the explanation was opened.
 */
function useIsLast(control: HTMLElement, last: LastChange | undefined): boolean | undefined {
  const isUnsaved = useStore($unsaved) > 0
  const saved = useRef<{ control: HTMLElement; value: string | undefined } | undefined>(undefined)
  const value = valueIn(control)
  if (!isUnsaved) saved.current = { control, value }
  if (!last || last.change.secret || saved.current?.control !== control) return undefined
  return isValue(control, saved.current.value, last.change)
}

/** What a control had before the last change, once it has had the value of that change, in the same writing as the operation log. */
function useValueBefore(control: HTMLElement, last: LastChange | undefined): Exclude<Recorded, null> | undefined {
  const comparable = useRef<HTMLElement | undefined>(undefined)
  if (!last) return undefined
  const { previous, next, secret } = last.change
  const value = valueIn(control)
  if (value === String(next ?? '')) comparable.current = control
  const isBack = value === String(previous)
  if (secret || previous === null || isBack || comparable.current !== control) return undefined
  return canTake(control, previous) ? previous : undefined
}
