const NAMED = 'h2, h3, legend, label, dt, th, summary, strong, button, a, [role="tab"], [id$="-label"], [aria-label]'
/** What a heading names, and the row of a fact. */
const REGIONS = [
  ['h2, h3, legend', 'section, li, fieldset'],
  ['dt', 'div']
] as const
const CLOSED = '[role="tab"][aria-selected="false"], button[aria-controls][aria-expanded="false"]'

/** The first heading, label or control with this name; among others where `selector` says so. */
export function named(region: Element, name: string, selector = NAMED): HTMLElement | undefined {
  return [...region.querySelectorAll<HTMLElement>(selector)].find(element => nameOf(element) === name)
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? textOf(element).trim()

/** As it is read out. */
function textOf(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return ''
  return node.childNodes.length > 0 ? [...node.childNodes].map(textOf).join('') : (node.textContent ?? '')
}

/** What has to be pressed before this can be used: itself, or what opens the section around it. */
export function openingOf(element: HTMLElement): HTMLElement | undefined {
  if (element.matches(CLOSED)) return element
  const section = element.closest('[hidden]')
  return section ? (document.querySelector<HTMLElement>(`[aria-controls="${section.id}"]`) ?? undefined) : undefined
}

/** What an element names, else `otherwise`. */
export function regionOf<E extends Element>(element: Element, otherwise: E): Element | E {
  const [, region] = REGIONS.find(([heading]) => element.matches(heading)) ?? []
  return (region && element.closest(region)) ?? otherwise
}
