import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract } from '../../.build/contract.mjs'

type Node = Record<string, unknown>

const document = assembleContract()
/** Escapes, groups and repetitions that POSIX extended expressions or RE2 do not have. */
const NOT_PORTABLE = /\\[^\\.*+?()[\]{}|^$/]|\(\?|[*+?}]\?|\[\[[:.=]/
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
