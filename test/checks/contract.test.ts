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

const wifi = { paths: { '/wifi': { get: { tags: ['wifi'], responses: {} } } } }
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
  assert.throws(() => assembleParts({ common, wifi, hotspot: wifi }), 'hotspot.json: get /wifi has the tags')
})

test.run()
