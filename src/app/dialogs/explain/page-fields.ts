/** A field of a form as the page has it. */
export interface PageField {
  control: HTMLElement
  /** What is around label, control and notes. */
  box: HTMLElement
  name: string
  label: string
}

/** A form with its fields; `titles` are its name and those of the card or dialog around it. */
export interface PageForm {
  form: HTMLFormElement
  titles: readonly string[]
  fields: readonly PageField[]
}

const NAMED = 'input[name], select[name], textarea[name], [data-field]'
/** Inputs that are no field by themselves. */
const PARTS = '[type="radio"], [type="file"], [type="hidden"]'
const TITLES = 'h1, h2, h3, legend'

/** Where the user is: in the topmost dialog, else on the page. */
export const currentPlace = (): HTMLElement | undefined => {
  const [dialog] = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].reverse()
  return dialog ?? document.getElementById('main') ?? undefined
}

export function findForms(place: HTMLElement): PageForm[] {
  return [...place.querySelectorAll('form')].flatMap(form => {
    const controls = [...form.querySelectorAll<HTMLElement>(NAMED)].filter(control => !control.matches(PARTS))
    const fields = controls.flatMap(control => fieldOf(control) ?? [])
    return fields.length > 0 ? [{ form, titles: titlesAround(form, place), fields }] : []
  })
}

/** Whether the user can enter something there, explained or not. */
export const hasInputs = (place: HTMLElement): boolean => place.querySelector('input, select, textarea') !== null

function fieldOf(control: HTMLElement): PageField | undefined {
  const box = control.parentElement?.closest('div')
  const name = control.getAttribute('name') ?? control.dataset.field
  return box && name ? { control, box, name: inContract(name), label: labelOf(control) } : undefined
}

/** As the contract writes it: `serverName` is `server_name`. */
export const inContract = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function labelOf(control: HTMLElement): string {
  const label =
    document.getElementById(control.getAttribute('aria-labelledby') ?? '') ??
    control.closest('label') ??
    document.querySelector(`label[for="${control.id}"]`)
  return label?.textContent?.trim() ?? ''
}

function titlesAround(form: HTMLFormElement, place: HTMLElement): string[] {
  const titles = [form.getAttribute('aria-label') ?? '']
  for (let around: HTMLElement | null = form; around && around !== place.parentElement; around = around.parentElement)
    titles.push(...[...around.children].filter(child => child.matches(TITLES)).map(({ textContent }) => textContent))
  return titles.filter(Boolean)
}
