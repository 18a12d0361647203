export type Recorded = string | number | boolean | null

/** What a control has, as the operation log would write it; undefined for a secret and for several values. */
export function valueIn(control: HTMLElement): string | undefined {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'password' || control.name.includes('password')) return undefined
    return control.type === 'checkbox' ? String(control.checked) : control.value
  }
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control.value
  return control.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value
}

/** Whether what a control has is the new value of a change; undefined where the two may only be written in another way. */
export function isValue(
  control: HTMLElement,
  value: string | undefined,
  { previous, next }: { previous: Recorded; next: Recorded }
): boolean | undefined {
  if (value === undefined) return undefined
  if (value === String(next ?? '')) return true
  const isComparable = value === String(previous ?? '') || typeof next === 'boolean' || optionOf(control, next)
  return isComparable ? false : undefined
}

/** How a choice calls one of its values. */
export function optionText(control: HTMLElement, value: Recorded): string | undefined {
  const option = optionOf(control, value)
  return option instanceof HTMLOptionElement ? option.text : (option?.parentElement?.textContent ?? undefined)
}

/** Whether the user could give a control this value. */
export function canTake(control: HTMLElement, value: Recorded): boolean {
  if (valueIn(control) === undefined || !isEditable(control)) return false
  if (control instanceof HTMLInputElement)
    return !control.readOnly && (control.type === 'checkbox') === (typeof value === 'boolean')
  const option = optionOf(control, value)
  return option !== null && isEditable(option)
}

/** Gives a control another value as if the user had, and the focus. */
export function fill(control: HTMLElement, value: Exclude<Recorded, null>): void {
  const option = optionOf(control, value)
  const target = option instanceof HTMLInputElement ? option : control
  target.focus()
  if (target instanceof HTMLSelectElement) enter(target, value, 'change')
  else if (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type))
    enter(target, value, 'input')
  else target.click()
}

function enter(control: HTMLInputElement | HTMLSelectElement, value: Exclude<Recorded, null>, event: string): void {
  control.value = String(value)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Of a list, or of radio buttons. */
function optionOf(control: HTMLElement, value: Recorded): HTMLOptionElement | HTMLInputElement | null {
  const valued = `[value="${CSS.escape(String(value))}"]`
  return control.querySelector(`option${valued}`) ?? control.querySelector(`[type="radio"]${valued}`)
}

/** A control is also disabled by the fieldset around it. */
const isEditable = (control: HTMLElement) => !control.matches(':disabled')
