const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'
const SKIPPED = ':disabled, input[type="radio"]:not(:checked), [hidden], [hidden] *'

export function focusables(inside: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(element => !element.matches(SKIPPED))
}

/** Moves the focus to the first field with an error, after the errors have been rendered. */
export function focusFirstInvalid(inside: HTMLElement): void {
  setTimeout(() => {
    const [field] = inside.querySelectorAll<HTMLElement>('[aria-invalid]')
    const target = field?.matches('[role="radiogroup"]')
      ? (focusables(field)[0] ?? field.querySelector('input'))
      : field
    target?.focus()
  })
}
