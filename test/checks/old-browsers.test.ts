import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { atRules, parseSheet } from './sheets'
import { filesIn, parse, place, read, SOURCES, walk } from './sources'

// What Chrome 80, Firefox 78 or Safari 14 lack and the build does not make up for.
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

test('no script calls what they lack, or writes HTML', () => {
  assert.equal(
    SOURCES.flatMap(path => findInScript(path, isTooNew)),
    []
  )
})

test('no regular expression looks behind, which makes a whole file fail', () => {
  const isTooNewPattern = (node: ts.Node) =>
    ts.isRegularExpressionLiteral(node) && (/\(\?<[=!]/.test(node.text) || /\/\w*[dv]\w*$/.test(node.text))
  assert.equal(
    SOURCES.flatMap(path => findInScript(path, isTooNewPattern)),
    []
  )
})

test('no sheet uses rules, selectors, properties or values they lack', () => {
  const around = sheets.flatMap(path =>
    atRules(read(path))
      .filter(name => AT_RULES.includes(name))
      .map(name => `${path} ${name}`)
  )
  const selectors = rules
    .filter(rule => rule.selectors.some(selector => SELECTORS.test(selector)))
    .map(rule => rule.place)
  const declared = rules.flatMap(({ declarations, place }) =>
    declarations
      .filter(({ property, value }) => PROPERTIES.test(property) || VALUES.test(value))
      .map(({ property, value }) => `${place} ${property}: ${value}`)
  )
  assert.equal([...around, ...selectors, ...declared], [])
})

test('gaps are of grids, never of flex rows', () => {
  const grids = new Set(
    rules.filter(isGrid).flatMap(({ place, selectors }) => selectors.map(name => fileOf(place) + name))
  )
  const wrong = rules.filter(
    rule =>
      rule.declarations.some(({ property }) => /^(row-|column-)?gap$/.test(property)) &&
      !rule.selectors.every(selector => grids.has(fileOf(rule.place) + selector))
  )
  assert.equal(
    wrong.map(({ place }) => place),
    []
  )
})

test(':focus-visible does not spoil the rule of another selector', () => {
  const has = (selector: string) => selector.includes(':focus-visible')
  const mixed = rules.filter(({ selectors }) => selectors.some(has) && !selectors.every(has))
  assert.equal(
    mixed.map(({ place }) => place),
    []
  )
})

function isGrid({ declarations }: { declarations: Array<{ property: string; value: string }> }): boolean {
  return declarations.some(({ property, value }) => property === 'display' && /grid$/.test(value))
}

function fileOf(place: string): string {
  return place.replace(/:\d+$/, '')
}

function findInScript(path: string, isWrong: (node: ts.Node) => boolean): string[] {
  const file = parse(path)
  const found: string[] = []
  walk(file, node => {
    if (isWrong(node)) found.push(`${place(file, node)} ${node.getText(file).slice(0, 60)}`)
  })
  return found
}

function isTooNew(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isJsxAttribute(node)) {
    if (UNSAFE.has(node.name.getText())) return true
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  const called = node.expression
  if (ts.isIdentifier(called)) return GLOBALS.has(called.text)
  if (!ts.isPropertyAccessExpression(called)) return false
  if (STATIC_METHODS.has(called.getText())) return true
  return METHODS.has(called.name.text) || isListenerWithSignal(node, called.name.text)
}

/** `addEventListener(…, { signal })` came with Chrome 90. */
function isListenerWithSignal(node: ts.CallExpression | ts.NewExpression, method: string): boolean {
  const options = node.arguments?.[2]
  if (method !== 'addEventListener' || !options || !ts.isObjectLiteralExpression(options)) return false
  return options.properties.some(property => property.name?.getText() === 'signal')
}

test.run()
