import { useRef, useState } from 'react'
import styles from './control.module.css'
import { Field } from './field'

export interface SearchFieldProps {
  label: string
  value: string
  onPick: (text: string) => void
  list?: FilteredList
}

/** A listbox below the field whose marked option is moved by keys pressed in the field. */
export interface FilteredList {
  id: string
  /** The id of the marked option. */
  marked: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** Reports the text when an IME composition (Japanese, Korean) ends, not on each keystroke of it. */
export function SearchField({ label, value, onPick, list }: SearchFieldProps) {
  const composing = useRef(false)
  const [draft, setDraft] = useState<string>()
  const update = (text: string) => {
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
          placeholder={label}
          autoComplete="off"
          spellcheck={false}
          onInput={event => update(event.currentTarget.value)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={event => {
            composing.current = false
            update(event.currentTarget.value)
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
