type Recorded = string | number | boolean | null

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
  return radioOf(control, `[value="${CSS.escape(wanted)}"]`)?.parentElement?.textContent ?? undefined
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
  const radio = radioOf(control, `[value="${CSS.escape(String(value))}"]`)
  return radio !== undefined && isEditable(radio)
}

/** Gives a control a value as if the user had. */
export function fill(control: HTMLElement, value: Exclude<Recorded, null>): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked !== value) control.click()
  } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
    control.value = String(value)
    const name = control instanceof HTMLSelectElement ? 'change' : 'input'
    control.dispatchEvent(new Event(name, { bubbles: true }))
  } else radioOf(control, `[value="${CSS.escape(String(value))}"]`)?.click()
}

const radioOf = (group: HTMLElement, which: string) =>
  group.querySelector<HTMLInputElement>(`input[type="radio"]${which}`) ?? undefined

/** A control is also disabled by the fieldset around it. */
const isEditable = (control: HTMLElement) => !control.matches(':disabled')
