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

/** What is assembled of the permission that an operation states, where the manifest of the screen `network` has its tag. */
const permissionOf = (stated?: string | boolean, more: object = {}, ofTag = new Map([['wifi', 'network']])) => {
  const operation = { ...(stated !== undefined && { 'x-permission': stated }), ...more, responses: saved }
  const { paths } = assembleParts({ common, wifi: { paths: { '/wifi': { put: operation } } } }, { ofTag, roles: [] })
  const { 'x-permission': permission, responses } = Object(paths['/wifi']).put
  return { permission, isRefused: 403 in responses }
}

test('a call has the permission of the screen of its tag, unless it states another one or none', () => {
  assert.equal(permissionOf(), { permission: 'network', isRefused: true })
  assert.is(permissionOf('hotspot').permission, 'hotspot')
  for (const open of [
    permissionOf(false),
    permissionOf(undefined, { security: [] }),
    permissionOf(undefined, {}, new Map())
  ])
    assert.equal(open, { permission: undefined, isRefused: false })
})

test('a permission that follows, or is none, is an error that says what to write', () => {
  assert.throws(() => permissionOf('network'), 'wifi put: leave x-permission out, as the tag is in the manifest of net')
  assert.throws(() => permissionOf(false, {}, new Map()), 'wifi put: leave x-permission out, as no screen in whose')
  assert.throws(() => permissionOf(true), 'wifi put: x-permission is the name of a screen, or false where every user')
  assert.throws(() => permissionOf('hotspot', { security: [] }), 'wifi put: leave x-permission out, as the call has no')
})

test('the names of roles are those of the manifests', () => {
  const roleOf = (schema: object) =>
    Object(
      assembleParts(
        { common: { ...common, components: { schemas: { Role: schema } } }, wifi: { paths: {} } },
        { ofTag: new Map(), roles: ['wifi', 'clock'] }
      ).components.schemas
    ).Role
  assert.equal(roleOf({ type: 'string', 'x-role-names': true }), { type: 'string', examples: ['wifi', 'clock'] })
  assert.throws(() => roleOf({ 'x-role-names': true, examples: [] }), 'Role: leave examples out, as x-role-names')
  assert.throws(() => roleOf({ 'x-role-names': 'wifi' }), 'Role: x-role-names is true, or left out')
  assert.throws(() => contentOf({ 'x-json': { 'x-role-names': true } }), 'schema: x-role-names means nothing here')
})

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

/** The schemas that are assembled of these. */
const schemasOf = (schemas: object): Record<string, object> =>
  Object(assembleParts({ common, wifi: { paths: {}, components: { schemas } as Record<string, unknown> } })).components
    .schemas

test('settings are written once, with marks on what is only read, only written, or written in another way', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const [key, key_set, flag] = [{ type: 'string', writeOnly: true }, { 'x-read-only': true }, { type: 'boolean' }]
  const Inner = { type: 'object', 'x-written-as': 'NewInner', 'x-optional': ['key'], properties: { key_set, key } }
  const properties = { name: { ...flag, 'x-written': { type: 'string', minLength: 1 } }, inner: ref('Inner') }
  const schemas = schemasOf({ Outer: { type: 'object', 'x-written-as': 'NewOuter', properties }, Inner })
  assert.equal(Object.keys(schemas), ['Error', 'Outer', 'NewOuter', 'Inner', 'NewInner'])
  const required = ['name', 'inner']
  assert.equal(schemas.Outer, { type: 'object', required, properties: { name: flag, inner: ref('Inner') } })
  assert.equal(schemas.NewOuter, {
    ...{ type: 'object', additionalProperties: false, required },
    properties: { name: { type: 'string', minLength: 1 }, inner: ref('NewInner') }
  })
  assert.equal(schemas.Inner, { type: 'object', required: ['key_set'], properties: { key_set: {} } })
  assert.equal(schemas.NewInner, { type: 'object', additionalProperties: false, properties: { key } })
})

test('a mark of settings that has no effect, or is outside of them, is an error that says what to write', () => {
  const pair =
    (properties: object, more: object = {}) =>
    () =>
      schemasOf({ Wifi: { type: 'object', 'x-written-as': 'NewWifi', properties, ...more } })
  const key = { writeOnly: true }
  assert.throws(
    pair({ key: { ...key, 'x-read-only': true } }),
    'wifi.json: Wifi: key: leave one of x-read-only and write'
  )
  assert.throws(pair({ id: { type: 'string', 'x-written': { type: 'string' } } }), 'leave type out of x-written')
  assert.throws(pair({ id: {} }), 'Wifi: leave x-written-as out and write Wifi in both places, as NewWifi would be the')
  assert.throws(pair({ key }, { 'x-optional': ['kye'] }), 'x-optional names kye, which is no property')
  assert.throws(pair({ id: { items: { 'x-read-only': true } }, key }), 'id/items: x-read-only means nothing here')
  assert.throws(() => schemasOf({ Wifi: { type: 'string', 'x-written-as': 'NewWifi' } }), 'is for an object with prop')
  const twice = { Wifi: { 'x-written-as': 'NewWifi', properties: { key } }, NewWifi: {} }
  assert.throws(() => schemasOf(twice), 'wifi.json: Wifi: leave NewWifi out, as x-written-as makes it')
  for (const mark of ['x-written-as', 'x-written', 'x-read-only'])
    assert.throws(() => contentOf({ 'x-json': { [mark]: {} } }), `schema: ${mark} means nothing here`)
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
  const document = (parameters: unknown[], more: object = {}) =>
    assembleParts({
      common: { ...common, 'x-parameters': { from } },
      wifi: { 'x-parameters': { id, ...more }, paths: { '/wifi': { get: { parameters, responses: saved } } } }
    } as Parameters<typeof assembleParts>[0]) // the type is that of a document, which has no marks
  const other = { name: 'other', in: 'query' }
  const { paths, ...rest } = document(['from', 'id', other])
  assert.equal(Object(paths)['/wifi'].get.parameters, [from, id, other])
  assert.not('x-parameters' in rest)
  assert.throws(() => document(['form']), 'wifi get: form is not in x-parameters, of this file or of common.json')
  assert.throws(
    () => document(['from', 'id'], { other }),
    'wifi.json: leave other out of x-parameters, as no operation'
  )
  assert.throws(() => document(['id']), 'common.json: leave from out of x-parameters, as no operation names it')
})

test('a mark that is misspelt, or where nothing expands it, is an error with its place', () => {
  assert.throws(() => contentOf({ 'x-jsn': 'Wifi' }), '/wifi/put/responses/200: x-jsn means nothing here')
  assert.throws(() => assembled({ 'x-json': 'Wifi', responses: saved }), '/wifi/put: x-json means nothing here')
  assert.equal(contentOf({ 'x-json': 'Wifi', example: { 'x-any': 1 } })['application/json'].example, { 'x-any': 1 })
})

test.run()
