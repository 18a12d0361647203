import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'

type Node = Record<string, unknown>

const document = assembleContract()
/** Escapes, groups and repetitions that POSIX extended expressions or RE2 do not have. */
const NOT_PORTABLE = /\\[^\\.*+?()[\]{}|^$/]|\(\?|[*+?}]\?|\[\[[:.=]/
/** Other names for what is called `username`, `limit_reached`, `busy` and `definition_changed`. */
const SYNONYMS = ['account', 'user_name', 'record_limit', 'not_now', 'project_update_running', 'definitichanged']
const ID = '#/components/schemas/Id'

/** All objects of the document with the path to them. */
function* nodes(value: unknown, path: string[] = []): Generator<{ node: Node; path: string[] }> {
  if (typeof value !== 'object' || value === null) return
  // A JSON object or array: its entries can be read by name.
  const node = value as Node
  yield { node, path }
  for (const [key, part] of Object.entries(node)) yield* nodes(part, [...path, key])
}

const all = [...nodes(document)]
const isOutsideExamples = ({ path }: { path: string[] }) => !path.includes('example') && !path.includes('examples')
const schemas = all.filter(isOutsideExamples)

const test = suite('schemas')

test('patterns are expressions of POSIX and of RE2', () => {
  const patterns = schemas.flatMap(({ node }) => (typeof node.pattern === 'string' ? [node.pattern] : []))
  assert.ok(patterns.length > 0)
  assert.equal(
    patterns.filter(pattern => NOT_PORTABLE.test(pattern) || pattern.includes('\0')),
    []
  )
})

test('ids have one type, unless they are a fixed set', () => {
  const ids = schemas.flatMap(({ node, path }) => {
    const property = path.at(-2) === 'properties' && /^id$|_id$/.test(path.at(-1) ?? '')
    const parameter = node.in === 'path' && node.name === 'id'
    const schema = parameter ? Object(node.schema) : node
    return (property || parameter) && !schema.enum && schema.$ref !== ID ? [path.join('/')] : []
  })
  assert.equal(ids, [])
})

test('each fact has one name', () => {
  const fields = schemas.flatMap(({ node, path }) => (path.at(-1) === 'properties' ? Object.keys(node) : []))
  const codes = schemas.flatMap(({ node }) => (Array.isArray(node.enum) ? node.enum : []))
  assert.equal(
    SYNONYMS.filter(name => fields.includes(name) || codes.includes(name)),
    []
  )
  for (const name of ['username', 'limit_reached', 'busy', 'definition_changed'])
    assert.ok(fields.includes(name) || codes.includes(name), name)
})

test('the introduction explains the extensions, what a server needs and what is optional', () => {
  const used = new Set(all.flatMap(({ node, path }) => (path.includes('paths') ? Object.keys(node) : [])))
  const extensions = [...used].filter(name => name.startsWith('x-'))
  assert.ok(extensions.length > 2)
  const introduction: string = Object(document).info.description
  for (const name of [...extensions, '**A server**', 'methods', 'socket', 'FastCGI', '**Optional**'])
    assert.ok(introduction.includes(name), name)
})

test('a list that is the whole of a reply comes with its length', () => {
  const named = Object.entries(Object(document.components.schemas)).filter(
    ([, schema]) => Object(schema).type === 'array'
  )
  const replies = new Set(
    all.flatMap(({ node, path }) =>
      path.includes('responses') && path.at(-1) === 'schema' ? [String(node.$ref).split('/').pop()] : []
    )
  )
  assert.equal(
    named.filter(([name]) => replies.has(name)).map(([name]) => name),
    []
  )
  const withItems = schemas.filter(
    ({ node, path }) => path.at(-1) === 'properties' && 'items' in node && 'total' in node
  )
  assert.ok(withItems.length > 0)
})

test('examples keep to their schemas', () => {
  const readable = (text: unknown) =>
    JSON.parse(
      JSON.stringify(text, (key, value) =>
        key === 'mapping' ? undefined : key === '$ref' ? `contract${value}` : value
      )
    )
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  ajv.addSchema({ components: readable(document.components) }, 'contract')
  const examples = all.filter(({ node }) => 'schema' in node && 'example' in node)
  assert.ok(examples.length > 0)
  const wrong = examples.filter(({ node }) => !ajv.validate(readable(node.schema), node.example))
  assert.equal(
    wrong.map(({ path }) => path.join('/')),
    []
  )
})

test.run()
