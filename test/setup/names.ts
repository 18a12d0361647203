type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const ROLES: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  footer: 'contentinfo',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  header: 'banner',
  hr: 'separator',
  img: 'img',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  output: 'status',
  progress: 'progressbar',
  section: 'region',
  summary: 'button',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  th: 'columnheader',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list'
}

const INPUT_ROLES: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button'
}

const ROLELESS_INPUTS = ['color', 'date', 'datetime-local', 'file', 'hidden', 'month', 'password', 'time', 'week']

const NAMED_BY_CONTENT = new Set([
  'button',
  'cell',
  'checkbox',
  'columnheader',
  'gridcell',
  'heading',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'row',
  'rowheader',
  'switch',
  'tab',
  'tooltip',
  'treeitem'
])

/** The role that assistive technology is told, near enough to HTML-AAM for what the console uses. */
export function roleOf(element: Element): string | undefined {
  const given = element.getAttribute('role')
  if (given) return given === 'none' || given === 'presentation' ? undefined : given.split(' ')[0]
  const tag = element.localName
  if (tag === 'a') return element.hasAttribute('href') ? 'link' : undefined
  if (tag === 'select') return element.hasAttribute('multiple') ? 'listbox' : 'combobox'
  if (tag === 'input') return roleOfInput(element)
  if (tag === 'th' && element.getAttribute('scope') === 'row') return 'rowheader'
  if (tag === 'section' || tag === 'form') return nameOf(element) ? ROLES[tag] : undefined
  if ((tag === 'header' || tag === 'footer') && element.closest('article, aside, main, nav, section')) return undefined
  return ROLES[tag]
}

function roleOfInput(element: Element): string | undefined {
  const type = element.getAttribute('type') ?? 'text'
  if (ROLELESS_INPUTS.includes(type)) return undefined
  return INPUT_ROLES[type] ?? (element.hasAttribute('list') ? 'combobox' : 'textbox')
}

/** The accessible name: `aria-labelledby`, `aria-label`, label elements, `alt`, the content where the role takes it, `title`. */
export function nameOf(element: Element): string {
  const references = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const referred = references.map(id => element.ownerDocument.getElementById(id)).filter(isThere)
  const candidates = [
    () => referred.map(part => (part === element ? nameIn(part) : textOf(part))).join(' '),
    () => nameIn(element),
    () => element.getAttribute('title') ?? ''
  ]
  return firstOf(candidates)
}

function nameIn(element: Element): string {
  const caption = { fieldset: 'legend', table: 'caption', figure: 'figcaption' }[element.localName]
  const candidates = [
    () => element.getAttribute('aria-label') ?? '',
    () =>
      labelsOf(element)
        .map(label => textOf(label, element))
        .join(' '),
    () => element.getAttribute('alt') ?? '',
    () => (caption && textOf(element.querySelector(caption))) ?? '',
    () => (isButtonInput(element) ? (element.getAttribute('value') ?? '') : ''),
    () => (NAMED_BY_CONTENT.has(element.getAttribute('role') ?? roleByTag(element)) ? textOf(element) : '')
  ]
  return firstOf(candidates)
}

function firstOf(candidates: Array<() => string>): string {
  for (const candidate of candidates) {
    const name = candidate().replace(/\s+/g, ' ').trim()
    if (name) return name
  }
  return ''
}

function roleByTag(element: Element): string {
  if (element.localName === 'a') return 'link'
  return ROLES[element.localName] ?? ''
}

function isButtonInput(element: Element): boolean {
  return element.localName === 'input' && ['button', 'reset', 'submit'].includes(element.getAttribute('type') ?? '')
}

function labelsOf(element: Element): Element[] {
  if (!['input', 'select', 'textarea', 'button', 'meter', 'output', 'progress'].includes(element.localName)) return []
  const around = element.closest('label')
  const pointing = element.id
    ? [...element.ownerDocument.querySelectorAll('label')].filter(label => label.htmlFor === element.id)
    : []
  return [...new Set([around, ...pointing])].filter(isThere)
}

/** The text that counts for a name: what is hidden, and the named field itself, is left out. */
export function textOf(node: Node | null, except?: Node): string {
  if (!node || node === except) return ''
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
  if (!isElement(node)) return ''
  if (isHiddenItself(node)) return ''
  const own = node.getAttribute('aria-label') ?? (node.localName === 'img' ? node.getAttribute('alt') : null)
  if (own?.trim()) return own
  if (isField(node)) return ''
  const text = [...node.childNodes].map(child => textOf(child, except)).join('')
  return isBlock(node) ? ` ${text} ` : text
}

/** Whether assistive technology is kept from it, or eyes are: by attributes, as there is no layout here. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (isHiddenItself(at)) return true
  return false
}

function isHiddenItself(element: Element): boolean {
  const style = Reflect.get(element, 'style') as CSSStyleDeclaration | undefined // SVG elements lack it in happy-dom
  return (
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    style?.display === 'none' ||
    style?.visibility === 'hidden' ||
    ['script', 'style', 'template'].includes(element.localName)
  )
}

function isBlock(element: Element): boolean {
  return !['a', 'b', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'small'].includes(element.localName)
}

function isField(element: Element): element is Field {
  return ['input', 'select', 'textarea'].includes(element.localName)
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}

function isThere<T>(value: T | null): value is T {
  return value !== null
}
