import ts from 'typescript'

/** Has the form of an esbuild error, so that both are reported in one way. */
export class SourceError extends Error {
  constructor(errors) {
    super(errors.map(({ text, location }) => `${location.file}:${location.line}: ${text}`).join('\n'))
    this.errors = errors
  }
}

const known = new Map()

/**
 * What the build needs from a TypeScript file; each item has its `start`, `end` and `line`.
 * - `texts`: string literals and templates without substitutions
 * - `beginnings`: the text of templates up to their first substitution
 * - `continuations`: the text after the first substitution of templates that begin with one
 * - `limits`: each `limit.field`, `limit.field[1]` and `...limit.field` of an imported limit of the contract, and its import if
 *   it has no other uses
 * - `otherLanguages`: the key of each `inOtherLanguages('…')`
 * - `lazyImports`: each `import('…')`, with the layer that a `builtOn('…', …)` around it declares
 */
export function readSource(path, text) {
  const cached = known.get(path)
  if (cached?.text === text) return cached
  const found = { text, texts: [], beginnings: [], continuations: [], limits: [], otherLanguages: [], lazyImports: [] }
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022)
  const item = (node, value) => {
    const start = node.getStart(file)
    return { value, start, end: node.end, line: file.getLineAndCharacterOfPosition(start).line + 1 }
  }
  const limitOf = node => {
    const isField = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)
    const limit = isField && imported.get(node.expression.text)
    return limit && { ...limit, field: node.name.text }
  }
  const visit = (node, layer) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (isCallWithText(node, ts.SyntaxKind.Identifier) && node.expression.text === 'inOtherLanguages') {
      found.otherLanguages.push(item(node, node.arguments[0].text))
      return
    }
    if (ts.isStringLiteralLike(node)) found.texts.push(item(node, node.text))
    if (ts.isTemplateExpression(node)) {
      const { head, templateSpans } = node
      if (head.text) found.beginnings.push(item(head, head.text))
      else found.continuations.push(item(node, templateSpans[0].literal.text))
    }
    const limit = usedLimit(node, limitOf)
    if (limit) {
      found.limits.push(item(node, limit))
      return
    }
    if (ts.isIdentifier(node)) whole.add(node.text)
    if (isCallWithText(node, ts.SyntaxKind.ImportKeyword))
      found.lazyImports.push({ ...item(node.arguments[0], node.arguments[0].text), layer })
    const declared = declaredLayer(node, file)
    node.forEachChild(child => visit(child, declared ?? layer))
  }
  const imports = limitImports(file)
  const imported = new Map(imports.flatMap(namesOf))
  const whole = new Set()
  visit(file)
  for (const node of imports) if (namesOf(node).every(([name]) => !whole.has(name))) found.limits.push(item(node))
  known.set(path, found)
  return found
}

const LIMITS = /\/generated\/limits\//

const limitImports = ({ statements }) =>
  statements.filter(
    node =>
      ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier) && LIMITS.test(node.moduleSpecifier.text)
  )

/** The limits of an import, by their names in the file. */
const namesOf = ({ moduleSpecifier: { text: file }, importClause }) =>
  importClause.namedBindings.elements.map(({ name, propertyName = name }) => [
    name.text,
    { file, name: propertyName.text }
  ])

function usedLimit(node, limitOf) {
  if (ts.isSpreadElement(node)) {
    const limit = limitOf(node.expression)
    return limit && { ...limit, spread: true }
  }
  if (ts.isElementAccessExpression(node) && ts.isNumericLiteral(node.argumentExpression)) {
    const limit = limitOf(node.expression)
    return limit && { ...limit, index: Number(node.argumentExpression.text) }
  }
  return limitOf(node)
}

const isCallWithText = (node, kind) =>
  ts.isCallExpression(node) &&
  node.expression.kind === kind &&
  node.arguments.length > 0 &&
  ts.isStringLiteralLike(node.arguments[0])

/** The first argument of `builtOn('…', () => import('…'))`. */
function declaredLayer(node, file) {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'builtOn') return
  const [layer] = node.arguments
  return ts.isStringLiteralLike(layer) ? layer.text : layer.getText(file)
}

/** Applies `{ start, end, replacement }` edits to a text. */
export function replaceAll(text, edits) {
  let result = ''
  let position = 0
  for (const { start, end, replacement } of [...edits].sort((one, other) => one.start - other.start)) {
    result += text.slice(position, start) + replacement
    position = end
  }
  return result + text.slice(position)
}
