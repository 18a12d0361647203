import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { detailsName } from '../../.build/contract.mjs'
import { contract, nodes, schemaNodes } from './contract-nodes'

/** Other names for what is called `username`, `limit_reached`, `busy` and `definition_changed`. */
const SYNONYMS = ['account', 'user_name', 'record_limit', 'not_now', 'project_update_running', 'definitichanged']
/** NodeIds name the nodes of a server to its clients too. */
const IDS = ['#/components/schemas/Id', '#/components/schemas/OpcUaNodeId']

const test = suite('schemas')

test('ids have one type, unless they are a fixed set', () => {
  const ids = schemaNodes.flatMap(({ node, path }) => {
    const property = path.at(-2) === 'properties' && /^id$|_id$/.test(path.at(-1) ?? '')
    const parameter = node.in === 'path' && node.name === 'id'
    const schema = parameter ? Object(node.schema) : node
    return (property || parameter) && !schema.enum && !IDS.includes(schema.$ref) ? [path.join('/')] : []
  })
  assert.equal(ids, [])
})

test('each fact has one name', () => {
  const fields = schemaNodes.flatMap(({ node, path }) => (path.at(-1) === 'properties' ? Object.keys(node) : []))
  const codes = schemaNodes.flatMap(({ node }) => (Array.isArray(node.enum) ? node.enum : []))
  assert.equal(
    SYNONYMS.filter(name => fields.includes(name) || codes.includes(name)),
    []
  )
  for (const name of ['username', 'limit_reached', 'busy', 'definition_changed'])
    assert.ok(fields.includes(name) || codes.includes(name), name)
})

test('the introduction explains the extensions, what a server needs and what is optional', () => {
  const used = new Set(nodes.flatMap(({ node, path }) => (path.includes('paths') ? Object.keys(node) : [])))
  const extensions = [...used].filter(name => name.startsWith('x-'))
  assert.ok(extensions.length > 2)
  const { info } = Object(contract)
  const introduction: string = info.description + info['x-firmware']
  for (const name of [...extensions, '**A server**', 'methods', 'socket', 'FastCGI', '**Optional**'])
    assert.ok(introduction.includes(name), name)
})

test('examples keep to their schemas', () => {
  const readable = (text: unknown) =>
    JSON.parse(
      JSON.stringify(text, (key, value) =>
        key === 'mapping' ? undefined : key === '$ref' ? `contract${value}` : value
      )
    )
  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  ajv.addSchema({ components: readable(contract.components) }, 'contract')
  const examples = nodes.filter(({ node }) => 'schema' in node && 'example' in node)
  assert.ok(examples.length > 0)
  const details = (example: unknown) => {
    const { error_code: code, details } = Object(example)
    return details === undefined || ajv.validate({ $ref: `contract#/components/schemas/${detailsName(code)}` }, details)
  }
  const wrong = examples.filter(
    ({ node }) => !ajv.validate(readable(node.schema), node.example) || !details(node.example)
  )
  assert.equal(
    wrong.map(({ path }) => path.join('/')),
    []
  )
})

test.run()
