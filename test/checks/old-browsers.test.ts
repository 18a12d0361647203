import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { atRules, parseSheet } from './sheets'
import { filesIn, locationOf, parse, read, SOURCES, walk } from './sources'

// What Chrome 80, Firefox 78 or Safari 14 lack and the build does not transform.
const METHODS = new Set(
  `at findLast findLastIndex fromAsync groupBy hasOwn randomUUID replaceAll replaceChildren requestIdleCallback
   requestSubmit showModal showPicker throwIfAborted toReversed toSorted toSpliced withResolvers`.split(/\s+/)
)
const STATIC_METHODS = new Set(['AbortSignal.any', 'AbortSignal.timeout', 'Promise.any', 'Response.json'])
const GLOBALS = new Set(['structuredClone', 'requestIdleCallback', 'WeakRef'])
const UNSAFE = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'inert'])
const AT_RULES = ['@container', '@layer', '@property', '@scope', '@starting-style']
const SELECTORS = /:(is|where|has|user-valid|user-invalid|popover-open)\b|:not\([^)]*,|&/
const PROPERTIES = /^(aspect-ratio|inset.*|(margin|padding)-(inline|block)|container.*|translate|scale|rotate)$/
const VALUES = /\b(color-mix|light-dark|oklch|oklab|lch|lab|hwb)\(|\b\d+(d|s|l)v[hw]\b|\bfit-content\(|^clip$/

const sheets = filesIn('src', /\.css$/)
const rules = sheets.flatMap(path => parseSheet(path, read(path)))
const test = suite('old browsers')

test('no script calls what they lack or writes HTML', () => {
  assert.equal(
    SOURCES.flatMap(path => findInScript(path, isTooNew)),
    []
  )
})

test('no regular expression has a lookbehind, a syntax error for the whole file', () => {
  const isTooNewPattern = (node: ts.Node) =>
    ts.isRegularExpressionLiteral(node) && (/\(\?<[=!]/.test(node.text) || /\/\w*[dv]\w*$/.test(node.text))
  assert.equal(
    SOURCES.flatMap(path => findInScript(path, isTooNewPattern)),
    []
  )
})

test('no sheet uses rules, selectors, properties or values that they lack', () => {
  const unsupported = sheets.flatMap(path =>
    atRules(read(path))
      .filter(name => AT_RULES.includes(name))
      .map(name => `${path} ${name}`)
  )
  const selectors = rules
    .filter(rule => rule.selectors.some(selector => SELECTORS.test(selector)))
    .map(rule => rule.location)
  const declared = rules.flatMap(({ declarations, location }) =>
    declarations
      .filter(({ property, value }) => PROPERTIES.test(property) || VALUES.test(value))
      .map(({ property, value }) => `${location} ${property}: ${value}`)
  )
  assert.equal([...unsupported, ...selectors, ...declared], [])
})

test('gap is used in grids only, never in flex containers', () => {
  const grids = new Set(
    rules.filter(isGrid).flatMap(({ location, selectors }) => selectors.map(name => fileOf(location) + name))
  )
  const wrong = rules.filter(
    rule =>
      rule.declarations.some(({ property }) => /^(row-|column-)?gap$/.test(property)) &&
      !rule.selectors.every(selector => grids.has(fileOf(rule.location) + selector))
  )
  assert.equal(
    wrong.map(({ location }) => location),
    []
  )
})

test(':focus-visible does not invalidate the rule of another selector', () => {
  const has = (selector: string) => selector.includes(':focus-visible')
  const mixed = rules.filter(({ selectors }) => selectors.some(has) && !selectors.every(has))
  assert.equal(
    mixed.map(({ location }) => location),
    []
  )
})

function isGrid({ declarations }: { declarations: Array<{ property: string; value: string }> }): boolean {
  return declarations.some(({ property, value }) => property === 'display' && /grid$/.test(value))
}

function fileOf(location: string): string {
  return location.replace(/:\d+$/, '')
}

function findInScript(path: string, matches: (node: ts.Node) => boolean): string[] {
  const file = parse(path)
  const found: string[] = []
  walk(file, node => {
    if (matches(node)) found.push(`${locationOf(file, node)} ${node.getText(file).slice(0, 60)}`)
  })
  return found
}

function isTooNew(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isJsxAttribute(node)) {
    if (UNSAFE.has(node.name.getText())) return true
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  // An optional call is made only where the method exists.
  if (ts.isCallExpression(node) && node.questionDotToken) return false
  const callee = node.expression
  if (ts.isIdentifier(callee)) return GLOBALS.has(callee.text)
  if (!ts.isPropertyAccessExpression(callee)) return false
  if (STATIC_METHODS.has(callee.getText())) return true
  return METHODS.has(callee.name.text) || isListenerWithSignal(node, callee.name.text)
}

/** `addEventListener(…, { signal })` needs Chrome 90. */
function isListenerWithSignal(node: ts.CallExpression | ts.NewExpression, method: string): boolean {
  const options = node.arguments?.[2]
  if (method !== 'addEventListener' || !options || !ts.isObjectLiteralExpression(options)) return false
  return options.properties.some(property => property.name?.getText() === 'signal')
}

test.run()
