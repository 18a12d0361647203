import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { createDeclarations, literalsIn, nameIn, plain, resultOf, sourcesIn, walk } from './declared.mjs'

/**
 * The fields that forms label, in tables of fields and in views. An entry of a table is followed to the codec that takes its `label` and `texts`.
 * @returns of each the `path` of its file, the `field`, its `label`, the texts of its `values` if it is a choice, the `schema` of the request
 * that its table is of, and the paths of the `calls` that its folder and that of its screen make
 */
export function readFormFields(root = process.cwd()) {
  const texts = JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8'))
  const { fileAt, resolve, propertiesOf } = createDeclarations(root)

  /** The label and the texts of an entry of a table. */
  function entryOf(expression, path) {
    const node = plain(expression)
    if (!node) return
    if (ts.isObjectLiteralExpression(node))
      return entryOf(node.properties.find(ts.isSpreadAssignment)?.expression, path)
    const target = resolve(nameIn(node), path)
    if (!target) return
    if (!ts.isCallExpression(node)) return entryOf(target.node, target.path)
    const argument = name => node.arguments[target.node.parameters?.findIndex(it => it.name.text === name) ?? -1]
    const label = argument('label')
    if (!label)
      return entryOf(resultOf(target.node), target.path) ?? node.arguments.map(it => entryOf(it, path)).find(Boolean)
    const values = propertiesOf(argument('texts'), path).map(({ name, value }) => [name, value.text])
    const areTexts = values.length > 0 && values.every(([, key]) => key in texts)
    return { label: labelIn(label), values: areTexts ? Object.fromEntries(values) : undefined }
  }

  /** The only text that an expression names. */
  function labelIn(node) {
    const keys = new Set(literalsIn(node).filter(text => text in texts))
    return keys.size === 1 ? [...keys][0] : undefined
  }

  /** The schema of the contract that a type of `src/api` is. */
  function schemaOf(type, path) {
    const target = type && ts.isTypeReferenceNode(type) && resolve(nameIn(type), path)
    return target && ts.isIndexedAccessTypeNode(target.node) ? target.node.indexType.literal.text : undefined
  }

  /** The paths of the calls that a file imports. */
  const callsIn = path =>
    [...fileAt(path).imported]
      .filter(([, { from }]) => from.startsWith('src/api/'))
      .flatMap(([name]) => literalsIn(resolve(name, path)?.node).filter(text => text.startsWith('/')))

  function fieldsIn(path) {
    const found = []
    const addTable = (table, schema) => {
      for (const { name, value, path: from } of propertiesOf(table, path))
        found.push({ path, field: name, schema, ...entryOf(value, from) })
    }
    walk(fileAt(path).file, node => {
      if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
        const [name, label] = ['name', 'label'].map(attribute => attributeOf(node, attribute))
        if (name && label && ts.isStringLiteral(name)) found.push({ path, field: name.text, label: labelIn(label) })
      }
      if (ts.isCallExpression(node) && nameIn(node) === 'fields')
        addTable(node.arguments[0], schemaOf(node.typeArguments?.[1], path))
      if (ts.isSatisfiesExpression(node) && nameIn(node.type) === 'FieldViews') addTable(node.expression)
    })
    return found
  }

  const sources = sourcesIn(root)
  const calls = new Map()
  for (const path of sources) calls.set(folderOf(path), [...(calls.get(folderOf(path)) ?? []), ...callsIn(path)])
  return sources.flatMap(path => {
    const near = new Set([folderOf(path), dirname(folderOf(path))].flatMap(folder => calls.get(folder) ?? []))
    return fieldsIn(path).map(field => ({ ...field, calls: near }))
  })
}

/** That of a screen, a tab or a dialog. */
const folderOf = path => dirname(path).split('/').slice(0, 4).join('/')

const attributeOf = ({ attributes }, name) => attributes.properties.find(it => it.name?.text === name)?.initializer
