import { Ajv2020 } from 'ajv/dist/2020.js'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assembleContract, assembleParts } from '../../.build/contract.mjs'
import { importTool } from '../setup/import-tool'

interface TypesTool {
  staleTypes(): Promise<string[]>
}

const test = suite('contract')

test('the generated types and shapes match static/contract', async () => {
  const { staleTypes } = await importTool<TypesTool>('test/tools/types.mjs')
  assert.equal(await staleTypes(), [], 'npm run types writes them')
})

test('every reference resolves to a component', () => {
  const document = assembleContract()
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
  const lost = references.filter(([, kind = '', name = '']) => !Object.hasOwn(Object(document.components[kind]), name))
  assert.equal(
    lost.map(([reference]) => reference),
    []
  )
})

test('the schemas are schemas', () => {
  const ajv = new Ajv2020({ strict: false })
  const schemas = Object.entries(Object(assembleContract().components.schemas))
  const wrong = schemas.filter(([, schema]) => !ajv.validateSchema(Object(schema)))
  assert.equal(
    wrong.map(([name]) => name),
    []
  )
})

const wifi = { paths: { '/wifi': { get: { responses: {} } } } }
const common = { tags: [{ name: 'wifi' }, { name: 'hotspot' }], components: { schemas: { Error: {} } } }

test('the document has the paths in the order of the tags', () => {
  const hotspot = { paths: { '/hotspot': {} }, components: { schemas: { Hotspot: {} } } }
  const document = assembleParts({ hotspot, wifi, common })
  assert.equal(Object.keys(document.paths), ['/wifi', '/hotspot'])
  assert.equal(document.components, { schemas: { Error: {}, Hotspot: {} } })
})

test('a path or schema that two parts define is an error that names both', () => {
  assert.throws(
    () => assembleParts({ common, wifi, hotspot: { paths: { '/wifi': {} } } }),
    'path /wifi is defined in both wifi.json and hotspot.json'
  )
  assert.throws(
    () => assembleParts({ common, wifi, hotspot: { paths: {}, components: { schemas: { Error: {} } } } }),
    'schemas Error is defined in both common.json and hotspot.json'
  )
})

test('a part that does not fit its tag is an error that names it', () => {
  assert.throws(() => assembleParts({ common, wifi }), 'static/contract/hotspot.json is missing')
  assert.throws(
    () => assembleParts({ common, wifi, wlan: { paths: {} } }),
    'static/contract/wlan.json: wlan is not a tag'
  )
})

/** What is assembled of one operation that a part states. */
const assembled = (method: 'get' | 'put', stated: object) =>
  Object(assembleParts({ common, hotspot: { paths: {} }, wifi: { paths: { '/wifi': { [method]: stated } } } })).paths[
    '/wifi'
  ][method]
const own = { 204: { description: 'Saved.' } }

test('an operation gets the responses that follow from its token, permission, version and body', () => {
  const open = assembled('get', { security: [], responses: own })
  assert.equal(Object.keys(open.responses), ['204', '400', '500', '503'])
  const save = { 'x-permission': 'wifi', 'x-versioned': true, requestBody: {}, responses: own }
  const { tags, parameters, responses } = assembled('put', save)
  assert.equal(Object.keys(responses).join(), '204,400,401,403,412,413,415,428,500,503')
  assert.equal([tags, parameters[0].name], [['wifi'], 'If-Match'])
  assert.equal(responses[413], { $ref: '#/components/responses/ContentTooLarge' })
})

test('no response is stored, and only the read of a versioned resource has its version', () => {
  const headersOf = (stated: object) => Object.keys(assembled('get', stated).responses[200].headers)
  const responses = { 200: { description: 'The settings.' } }
  assert.equal(headersOf({ responses }), ['Cache-Control'])
  assert.equal(headersOf({ responses, 'x-versioned': true }), ['Cache-Control', 'ETag'])
})

test('a refusal is written as its codes; a name with a capital letter is a schema of codes', () => {
  const schemaOf = (status: number, refusal: object) => {
    const { responses } = assembled('put', { responses: { [status]: refusal } })
    const { description, content } = responses[status]
    return [description, content['application/json'].schema]
  }
  const error = { $ref: '#/components/schemas/Error' }
  const taken = { description: 'Taken.', 'x-error-codes': ['address_in_use'] }
  assert.equal(schemaOf(409, taken), [
    'Taken.',
    { allOf: [error], properties: { error_code: { enum: ['address_in_use'] } } }
  ])
  const [, { properties }] = schemaOf(400, { 'x-field-codes': ['SchemaFault', 'host'] })
  assert.equal(properties.error_code.enum, ['malformed', 'validation_failed', 'invalid_token'])
  assert.equal(properties.fields.additionalProperties, {
    anyOf: [{ $ref: '#/components/schemas/SchemaFault' }, { enum: ['host'] }]
  })
  assert.throws(
    () => schemaOf(423, { 'x-error-codes': ['port_locked'] }),
    '423 needs its description and x-error-codes'
  )
  const general = { ...taken, description: "The panel's state does not allow it." }
  assert.throws(() => schemaOf(409, general), 'leave the description of 409 out')
  assert.is(schemaOf(409, { 'x-error-codes': ['address_in_use'] })[0], general.description)
})

test('what an operation states itself stays, and what would follow anyway is an error', () => {
  const special = { description: 'Full.', headers: { 'Retry-After': {} } }
  assert.is(assembled('get', { responses: { 503: special } }).responses[503].description, 'Full.')
  const repeated = { $ref: '#/components/responses/Unauthorized' }
  assert.throws(() => assembled('get', { responses: { 401: repeated } }), 'leave 401 out')
  assert.throws(() => assembled('get', { tags: ['wifi'], responses: {} }), 'leave tags out')
  const stored = { description: 'Settings.', headers: { 'Cache-Control': {} } }
  assert.throws(() => assembled('get', { responses: { 200: stored } }), 'leave Cache-Control of 200 out')
})

test.run()
