export type Recorded = string | number | boolean | null

/** What a control has, as the operation log would write it; undefined for a secret and for several values. */
export function valueIn(control: HTMLElement): string | undefined {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'password' || control.name.includes('password')) return undefined
    return control.type === 'checkbox' ? String(control.checked) : control.value
  }
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) return control.value
  return radioOf(control, ':checked')?.value
}

/** How a choice calls one of its values. */
export function optionText(control: HTMLElement, value: Recorded): string | undefined {
  const wanted = String(value)
  if (control instanceof HTMLSelectElement) return [...control.options].find(option => option.value === wanted)?.text
  return radioOf(control, valued(wanted))?.parentElement?.textContent ?? undefined
}

/** Whether the user could give a control this value. */
export function canTake(control: HTMLElement, value: Recorded): boolean {
  if (value === null || valueIn(control) === undefined) return false
  if (control instanceof HTMLInputElement) {
    const isCheck = control.type === 'checkbox'
    return isEditable(control) && !control.readOnly && isCheck === (typeof value === 'boolean')
  }
  if (control instanceof HTMLSelectElement)
    return (
      isEditable(control) && [...control.options].some(option => option.value === String(value) && !option.disabled)
    )
  if (control instanceof HTMLTextAreaElement) return false
  const radio = radioOf(control, valued(String(value)))
  return radio !== undefined && isEditable(radio)
}

/** Gives a control a value as if the user had, and the focus. */
export function fill(control: HTMLElement, value: Exclude<Recorded, null>): void {
  const target = control.matches(GROUP) ? radioOf(control, valued(String(value))) : control
  target?.focus()
  if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && !target.matches(PRESSED))) {
    target.value = String(value)
    target.dispatchEvent(new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    return
  }
  // One of several, or on.
  const isChecked = target !== control || value === true
  if (target?.matches(':checked') !== isChecked) target?.click()
}

const GROUP = '[role="radiogroup"]'
const PRESSED = '[type="checkbox"], [type="radio"]'

const valued = (value: string) => `[value="${CSS.escape(value)}"]`

const radioOf = (group: HTMLElement, which: string) =>
  group.querySelector<HTMLInputElement>(`input[type="radio"]${which}`) ?? undefined

/** A control is also disabled by the fieldset around it. */
const isEditable = (control: HTMLElement) => !control.matches(':disabled')
