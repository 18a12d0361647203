import ts from 'typescript'
import { createDeclarations, nameIn, sourcesIn, walk } from '../../.build/declared.mjs'
import { enumsOf } from './error-codes.mjs'

/** Their texts win, as a code of a field is more precise. */
const OF_FIELDS = 'FieldTexts'
const TABLES = [OF_FIELDS, 'RefusalTexts']

/**
 * The text of src/stores/generated/refusal-texts.ts: what forms say about the codes of refusals, for the calls that restore
 * something. A table of a form belongs to the paths that the type of its codes names, one that forms share to all.
 */
export function refusalTexts(document, root = process.cwd()) {
  const tables = readTables(root)
  const texts = restoringPaths(document).flatMap(({ path, codes }) => {
    const own = tables.filter(({ isShared, paths }) => isShared || paths.includes(path))
    return [...codes].map(code => ({ path, code, text: own.find(table => code in table.texts)?.texts[code] }))
  })
  const scopes = {}
  for (const { path, code, text } of texts) {
    if (!text) continue
    const same = texts.filter(other => other.code === code)
    const isOfAll = same.length > 1 && same.every(other => other.text === text)
    const scope = isOfAll ? '' : path
    scopes[scope] = { ...scopes[scope], [code]: text }
  }
  return `import type { MessageKey } from '../../lib/text/message'

/** What forms say about the codes of a refusal, by the path of the call, or for all calls where they agree. */
export const REFUSAL_TEXTS: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = ${JSON.stringify(scopes)}
`
}

/** Of what a snapshot contains, those of the calls with the codes of their refusals. */
function restoringPaths({ paths, components: { schemas } }) {
  const resources = Object.entries(paths).flatMap(([path, { get }]) => {
    const mark = get?.['x-snapshot']
    return mark && !mark.by_hand ? [path, `${path}/{id}`, ...(mark.each ? [mark.each] : [])] : []
  })
  return [...new Set(resources)].flatMap(path => {
    const operations = ['put', 'post', 'delete'].flatMap(method => paths[path]?.[method] ?? [])
    const refusals = operations.flatMap(({ responses }) => [400, 409].flatMap(status => responses[status] ?? []))
    const codes = refusals.filter(({ content }) => content).flatMap(response => enumsOf(response, schemas).flat())
    return codes.length > 0 ? [{ path, codes: new Set(codes) }] : []
  })
}

/** The tables of texts by code, those of fields first. */
function readTables(root) {
  const { fileAt, resolve, propertiesOf } = createDeclarations(root)

  /** The texts that a type permits; those of a `FieldCode` are the paths of its calls. */
  function textsOf(type, path) {
    if (ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)) return [type.literal.text]
    if (ts.isUnionTypeNode(type)) return type.types.flatMap(part => textsOf(part, path))
    if (ts.isTemplateLiteralTypeNode(type))
      return type.templateSpans.reduce(
        (begun, { type: part, literal }) =>
          begun.flatMap(text => textsOf(part, path).map(inner => text + inner + literal.text)),
        [type.head.text]
      )
    if (!ts.isTypeReferenceNode(type)) return []
    if (['FieldCode', 'RefusalCode'].includes(nameIn(type))) return textsOf(type.typeArguments[0], path)
    const target = resolve(nameIn(type), path)
    return target ? textsOf(target.node, target.path) : []
  }

  const tables = []
  for (const path of sourcesIn(root))
    walk(fileAt(path).file, node => {
      if (!ts.isVariableDeclaration(node) || !node.type || !ts.isTypeReferenceNode(node.type)) return
      const kind = nameIn(node.type)
      if (!TABLES.includes(kind)) return
      const texts = propertiesOf(node.initializer, path).map(({ name, value }) => [name, value.text])
      tables.push({
        kind,
        isShared: path.startsWith('src/stores/'),
        paths: textsOf(node.type.typeArguments[0], path),
        texts: Object.fromEntries(texts)
      })
    })
  return tables.sort((one, other) => TABLES.indexOf(one.kind) - TABLES.indexOf(other.kind))
}
