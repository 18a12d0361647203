/** An element of an XML file, without comments and processing instructions. */
export interface XmlElement {
  /** Without its prefix. */
  name: string
  namespace: string
  /** Without declarations of namespaces. */
  attributes: ReadonlyMap<string, string>
  children: readonly XmlElement[]
  /** Directly in it. */
  text: string
  /** On which it begins, from 1. */
  line: number
}

interface OpenElement extends XmlElement {
  tag: string
  children: OpenElement[]
  /** By their prefix. */
  namespaces: ReadonlyMap<string, string>
}

const ATTRIBUTE = /\s+([^\s=<>/"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const REFERENCE = /&(?:#x([\da-fA-F]+)|#(\d+)|(lt|gt|amp|quot|apos));|&/g
const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Reads XML 1.0 without DTD. The policy of the page has the browser's own parser refuse text (`require-trusted-types-for`). @returns undefined if it is not well-formed */
export function parseXml(text: string): XmlElement | undefined {
  try {
    return readDocument(text)
  } catch {
    return undefined
  }
}

/** @throws Error */
function readDocument(text: string): XmlElement {
  const token = new RegExp(TOKEN)
  const document = openElement('', new Map(), 0, new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]))
  const open = [document]
  let line = 1
  while (token.lastIndex < text.length) {
    const found = token.exec(text)
    const current = open[open.length - 1]
    if (!found || !current) throw new SyntaxError()
    const [all, data, closed, opened, written = '', empty, characters] = found
    if (data !== undefined) current.text += data
    else if (characters !== undefined) current.text += decoded(characters)
    else if (closed !== undefined) {
      if (closed !== current.tag || open.length === 1) throw new SyntaxError()
      open.pop()
    } else if (opened !== undefined) {
      const element = openElement(opened, attributesIn(written), line, current.namespaces)
      current.children.push(element)
      if (!empty) open.push(element)
    }
    for (let at = all.indexOf('\n'); at >= 0; at = all.indexOf('\n', at + 1)) line += 1
  }
  const [root, second] = document.children
  if (!root || second || open.length > 1 || document.text.trim() !== '') throw new SyntaxError()
  return root
}

function openElement(
  tag: string,
  written: ReadonlyMap<string, string>,
  line: number,
  outer: ReadonlyMap<string, string>
): OpenElement {
  const declared = [...written].filter(([name]) => /^xmlns(:|$)/.test(name))
  const namespaces =
    declared.length > 0 ? new Map([...outer, ...declared.map(([name, uri]) => [name.slice(6), uri] as const)]) : outer
  const attributes = declared.length > 0 ? new Map([...written].filter(([name]) => !/^xmlns(:|$)/.test(name))) : written
  const [, prefix = '', name = ''] = /^(?:([^:]*):)?(.*)$/.exec(tag) ?? []
  const namespace = namespaces.get(prefix)
  if (prefix !== '' && namespace === undefined) throw new SyntaxError()
  return { tag, name, namespace: namespace ?? '', attributes, children: [], text: '', line, namespaces }
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

function attributesIn(written: string): ReadonlyMap<string, string> {
  if (written === '') return NO_ATTRIBUTES
  const attributes = new Map<string, string>()
  for (const [, name = '', quoted, single = ''] of written.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new SyntaxError()
    attributes.set(name, decoded((quoted ?? single).replace(/[\t\r\n]/g, ' ')))
  }
  return attributes
}

const decoded = (text: string): string =>
  text.replace(REFERENCE, (_, hexadecimal?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return CHARACTERS[name] ?? ''
    const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    // Throws for what is no reference, too.
    return String.fromCodePoint(code)
  })
