import { useRef, useState } from 'react'
import styles from './control.module.css'
import { Field } from './field'

export interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onPick: (text: string) => void
  list?: FilteredList
}

/** The listbox below the field, in which keys pressed in the field move the mark. */
export interface FilteredList {
  id: string
  /** The id of the marked option. */
  marked: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** Filters once a Japanese or Korean word is composed, not at each of its strokes. */
export function SearchField({ label, placeholder = label, value, onPick, list }: SearchFieldProps) {
  const composing = useRef(false)
  const [draft, setDraft] = useState<string>()
  const take = (text: string) => {
    setDraft(composing.current ? text : undefined)
    if (!composing.current) onPick(text)
  }
  return (
    <Field texts={{ label, bare: true }} error={undefined}>
      {({ id }) => (
        <input
          id={id}
          className={styles.control}
          {...(list ? comboboxOf(list) : { type: 'search' as const })}
          value={draft ?? value}
          placeholder={placeholder}
          autoComplete="off"
          spellcheck={false}
          onInput={event => take(event.currentTarget.value)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={event => {
            composing.current = false
            take(event.currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}

function comboboxOf({ id, marked, onKeyDown }: FilteredList) {
  return {
    type: 'text' as const,
    role: 'combobox' as const,
    'aria-expanded': true,
    'aria-autocomplete': 'list' as const,
    'aria-controls': id,
    'aria-activedescendant': marked,
    'data-first': true,
    onKeyDown
  }
}
