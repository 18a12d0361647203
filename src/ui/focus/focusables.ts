const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'
const SKIPPED = ':disabled, input[type="radio"]:not(:checked), [hidden], [hidden] *'

export function focusables(inside: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(element => !element.matches(SKIPPED))
}
