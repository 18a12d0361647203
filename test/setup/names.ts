import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** The role for assistive technology. */
export function roleOf(element: Element): string | undefined {
  const role = getRole(element)
  if (role === null || role === 'none' || role === 'presentation') return undefined
  return element.hasAttribute('role') ? role : roleInPlace(element, role)
}

/** The library leaves open what depends on the name of an element or on where it is. */
function roleInPlace(element: Element, role: string): string | undefined {
  const tag = element.localName
  if (tag === 'th' && element.getAttribute('scope') === 'row') return 'rowheader'
  if (tag === 'section' || tag === 'form') return nameOf(element) ? role : undefined
  if ((tag === 'header' || tag === 'footer') && element.closest('article, aside, main, nav, section')) return undefined
  return role
}

/** The accessible name. */
export function nameOf(element: Element): string {
  return computeAccessibleName(element, { getComputedStyle: styleOf })
}

/** The visible text, or the label that replaces it for assistive technology. */
export function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  if (!isElement(node) || isHiddenItself(node)) return ''
  const own = node.getAttribute('aria-label') ?? (node.localName === 'img' ? node.getAttribute('alt') : null)
  if (own?.trim()) return own
  if (['input', 'select', 'textarea'].includes(node.localName)) return ''
  const text = [...node.childNodes].map(child => textOf(child)).join('')
  return isInline(node) ? text : ` ${text} `
}

/** All elements below one that are not hidden. */
export function visibleIn(element: Element): Element[] {
  const found: Element[] = []
  for (const child of element.children) if (!isHiddenItself(child)) found.push(child, ...visibleIn(child))
  return found
}

/** Whether it is hidden from users or from assistive technology. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (isHiddenItself(at)) return true
  return false
}

function isHiddenItself(element: Element): boolean {
  if (['script', 'style', 'template'].includes(element.localName)) return true
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return true
  const { display, visibility } = styleOf(element)
  return display === 'none' || visibility === 'hidden'
}

/** The styles that names depend on, by attributes alone: sheets are not loaded, and happy-dom computes styles slowly. */
function styleOf(element: Element): CSSStyleDeclaration {
  const given = element.getAttribute('style') ?? ''
  const style: Record<string, string> = {
    display: /(?:^|[; ])display: *(\w+)/.exec(given)?.[1] ?? (isInline(element) ? 'inline' : 'block'),
    visibility: /(?:^|[; ])visibility: *(\w+)/.exec(given)?.[1] ?? 'visible'
  }
  // What the library reads of a computed style.
  return { ...style, getPropertyValue: (name: string) => style[name] ?? '' } as CSSStyleDeclaration
}

function isInline(element: Element): boolean {
  return ['a', 'b', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'small', 'wbr'].includes(element.localName)
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}
