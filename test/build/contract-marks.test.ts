import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleParts } from '../../.build/contract.mjs'

const test = suite('contract marks')

const common = { tags: [{ name: 'wifi' }], components: { schemas: { Error: {} } } }

/** What is assembled of an operation of the only part. */
const assembled = (operation: object) =>
  Object(assembleParts({ common, wifi: { paths: { '/wifi': { put: operation } } } })).paths['/wifi'].put

const saved = { 204: { description: 'Saved.' } }
const contentOf = (response: object) => assembled({ responses: { 200: response } }).responses[200].content

test('a body is written as its schema, or the name of one, with its example', () => {
  const ref = { $ref: '#/components/schemas/Wifi' }
  assert.equal(contentOf({ 'x-json': 'Wifi' }), { 'application/json': { schema: ref } })
  const schema = { type: 'array', items: ref }
  assert.equal(contentOf({ 'x-json': schema, example: [] }), { 'application/json': { schema, example: [] } })
  const { requestBody } = assembled({ requestBody: { 'x-json': 'Wifi', example: {} }, responses: saved })
  assert.equal(requestBody, { required: true, content: { 'application/json': { schema: ref, example: {} } } })
})

test('a body that is written in full, twice, or as an example without a schema is an error that says what to write', () => {
  const content = { 'application/json': { schema: {} } }
  assert.throws(() => contentOf({ content }), /wifi put: 200: write content of application\/json as x-json/)
  assert.throws(() => contentOf({ content, 'x-json': 'Wifi' }), 'wifi put: 200: leave content out')
  assert.throws(() => contentOf({ example: {} }), 'wifi put: 200: example needs x-json')
  const requestBody = { required: true, 'x-json': 'Wifi' }
  assert.throws(() => assembled({ requestBody, responses: saved }), 'requestBody: leave required out')
})

test('an object requires all properties but those that it lists as optional', () => {
  const schemaOf = (schema: object) => contentOf({ 'x-json': schema })['application/json'].schema
  const properties = { id: {}, note: {}, required: { type: 'object', properties: { any: {} } } }
  const { required, properties: assembled } = schemaOf({ type: 'object', 'x-optional': ['note'], properties })
  assert.equal([required, assembled.required.required], [['id', 'required'], ['any']])
  assert.not('required' in schemaOf({ type: 'object', 'x-optional': ['id'], properties: { id: {} } }))
  const stated = { type: 'object', required: ['id'], properties }
  assert.throws(() => schemaOf(stated), /x-json: leave required out, and list in x-optional what is not required/)
  assert.throws(() => schemaOf({ ...stated, required: undefined, 'x-optional': ['nte'] }), 'x-optional names nte')
})

test('a list is written as the name of what it has', () => {
  const schemaOf = (list: object) => contentOf({ 'x-json': list })['application/json'].schema
  const { type, required, properties } = schemaOf({ 'x-list': 'Wifi', maxItems: 8 })
  assert.equal([type, required], ['object', ['items', 'total']])
  assert.equal(properties.items, { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/Wifi' } })
  assert.throws(() => schemaOf({ 'x-list': 'Wifi', minItems: 1 }), 'x-json: x-list has description and maxItems beside')
})

test('an example is written once, and shown by the bodies of its schema and of lists of it that have none of their own', () => {
  const shown = (...bodies: object[]) => {
    const schemas = { Wifi: { type: 'object', 'x-example': { id: 'a' } }, Wifis: { 'x-list': 'Wifi' } }
    const paths = { '/wifi': { put: { responses: Object.fromEntries(bodies.map((body, i) => [200 + i, body])) } } }
    const document = assembleParts({ common, wifi: { paths, components: { schemas } } })
    assert.equal(Object(document.components.schemas).Wifi, { type: 'object' })
    const { responses } = Object(document.paths)['/wifi'].put
    return bodies.map((_, i) => responses[200 + i].content['application/json'].example)
  }
  const [one, list] = [{ 'x-json': 'Wifi' }, { 'x-json': 'Wifis' }]
  const own = { ...one, example: { id: 'b' } }
  assert.equal(shown(one, list, own), [{ id: 'a' }, { items: [{ id: 'a' }], total: 1 }, { id: 'b' }])
  assert.throws(() => shown(one, own), 'Wifi: write x-example as the example of the only body that shows it')
  assert.throws(() => shown(one, list, { ...one, example: { id: 'a' } }), '/wifi put: leave example out, as it is that')
})

test('a parameter is written once, in the part or in common, and named by operations', () => {
  const [id, from] = ['id', 'from'].map(name => ({ name, in: 'query' }))
  const document = (parameters: unknown[]) =>
    assembleParts({
      common: { ...common, 'x-parameters': { from } },
      wifi: { 'x-parameters': { id }, paths: { '/wifi': { get: { parameters, responses: saved } } } }
    } as Parameters<typeof assembleParts>[0]) // the type is that of a document, which has no marks
  const other = { name: 'other', in: 'query' }
  const { paths, ...rest } = document(['from', 'id', other])
  assert.equal(Object(paths)['/wifi'].get.parameters, [from, id, other])
  assert.not('x-parameters' in rest)
  assert.throws(() => document(['form']), 'wifi get: form is not in x-parameters, of this file or of common.json')
})

test('a mark that is misspelt, or where nothing expands it, is an error with its place', () => {
  assert.throws(() => contentOf({ 'x-jsn': 'Wifi' }), '/wifi/put/responses/200: x-jsn means nothing here')
  assert.throws(() => assembled({ 'x-json': 'Wifi', responses: saved }), '/wifi/put: x-json means nothing here')
  assert.equal(contentOf({ 'x-json': 'Wifi', example: { 'x-any': 1 } })['application/json'].example, { 'x-any': 1 })
})

test.run()
