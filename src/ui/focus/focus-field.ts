import { focusables } from './focusables'

/** Moves the focus to the first field with an error, after the errors have been rendered, and opens the sections of all. */
export function focusFirstInvalid(inside: HTMLElement): void {
  setTimeout(() => {
    const fields = [...inside.querySelectorAll<HTMLElement>('[aria-invalid]')]
    openSectionsOf(fields)
    const [field] = fields
    const target = field?.matches('[role="radiogroup"]')
      ? (focusables(field)[0] ?? field.querySelector('input'))
      : field
    setTimeout(() => target?.focus())
  })
}

/** Presses the button of each closed Disclosure around these. */
function openSectionsOf(elements: readonly HTMLElement[]): void {
  for (const section of new Set(elements.map(element => element.closest('[hidden]'))))
    if (section) document.querySelector<HTMLElement>(`[aria-controls="${section.id}"]`)?.click()
}

/** Moves the focus to the field of this name. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"] input:checked`)
  if (!field) return
  openSectionsOf([field])
  setTimeout(() => field.focus())
}
