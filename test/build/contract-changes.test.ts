import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { load } from './load'

interface Change {
  kind: 'added' | 'changed' | 'removed'
  place: string
  text?: string
  breaking: boolean
}

interface Changes {
  contractChanges(previous: object, current: object): Change[]
  changesPage(previous: object | undefined, current: object): string
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonOf = (schema: object) => ({ content: { 'application/json': { schema } } })

/** A contract of one form: `Read` is what clients receive, `Written` what they send. */
function contract({ read = {}, written = {}, operations = {}, schemas = {} }: Record<string, object> = {}) {
  const form = { type: 'object', required: ['port'], properties: { port: { type: 'integer', minimum: 1 } } }
  return {
    info: { version: '1.0.0' },
    paths: {
      '/form': {
        get: { 'x-permission': 'misc', responses: { 200: jsonOf(ref('Read')), 404: jsonOf({ enum: ['none'] }) } },
        put: { requestBody: jsonOf(ref('Written')), responses: { 204: {} } },
        ...operations
      }
    },
    components: { schemas: { Read: { ...form, ...read }, Written: { ...form, ...written }, ...schemas } }
  }
}

const port = (facts: object) => ({ properties: { port: { type: 'integer', minimum: 1, ...facts } } })
const test = suite('changes of the contract')

const changesTo = async (current: Record<string, object>, previous: Record<string, object> = {}) => {
  const { contractChanges } = await load<Changes>('contract-changes.mjs')
  return contractChanges(contract(previous), contract(current)).map(
    ({ kind, place, text, breaking }) => `${breaking ? 'breaking ' : ''}${kind} ${place}${text ? `: ${text}` : ''}`
  )
}

test('finds no change in descriptions and examples', async () => {
  assert.equal(await changesTo({ read: { description: 'New' }, written: port({ examples: [80] }) }), [])
})

test('lists an operation as a whole; a new one breaks nothing, a missing one does', async () => {
  const operations = { delete: { parameters: [{ in: 'query', name: 'id', required: true }], responses: { 204: {} } } }
  assert.equal(await changesTo({ operations }), ['added DELETE /form'])
  assert.equal(await changesTo({}, { operations }), ['breaking removed DELETE /form'])
})

test('breaks a client by what it does not send, and by what it no longer receives', async () => {
  const host = { port: { type: 'integer', minimum: 1 }, host: { type: 'string' } }
  const required = ['port', 'host']
  assert.equal(await changesTo({ written: { properties: host } }), ['added Written.host'])
  assert.equal(await changesTo({ written: { properties: host, required } }), ['breaking added Written.host'])
  assert.equal(await changesTo({ read: { properties: host, required } }), ['added Read.host'])
  assert.equal(await changesTo({}, { read: { properties: host } }), ['breaking removed Read.host'])
  assert.equal(await changesTo({ read: { required: [] } }), ['breaking changed Read.port: required true → false'])
  assert.equal(await changesTo({ written: { required: [] } }), ['changed Written.port: required true → false'])
})

test('breaks a client by a narrower range of what it sends, and by a wider one of what it receives', async () => {
  const [lower, higher] = [port({ minimum: 0 }), port({ minimum: 10 })]
  assert.equal(await changesTo({ read: lower }), ['breaking changed Read.port: minimum 1 → 0'])
  assert.equal(await changesTo({ read: higher }), ['changed Read.port: minimum 1 → 10'])
  assert.equal(await changesTo({ written: lower }), ['changed Written.port: minimum 1 → 0'])
  assert.equal(await changesTo({ written: higher }), ['breaking changed Written.port: minimum 1 → 10'])
  assert.equal(await changesTo({ written: port({ maximum: 9 }) }), ['breaking changed Written.port: maximum none → 9'])
  const [one, two] = [port({ enum: [80] }), port({ enum: [80, 443] })]
  assert.equal(await changesTo({ read: two }, { read: one }), ['breaking changed Read.port: enum +443'])
  assert.equal(await changesTo({ written: one }, { written: two }), ['breaking changed Written.port: enum −443'])
})

test('breaks nothing by another refusal, or by another name of a schema', async () => {
  const get = (codes: string[], schema = 'Read') => ({
    get: { 'x-permission': 'misc', responses: { 200: jsonOf(ref(schema)), 404: jsonOf({ enum: codes }) } }
  })
  assert.equal(await changesTo({ operations: get(['none', 'gone']) }), [
    'changed GET /form 404 application/json: enum +"gone"'
  ])
  const renamed = { operations: get(['none'], 'Form'), schemas: { Form: contract().components.schemas.Read } }
  assert.equal(await changesTo(renamed), [
    'added Form',
    'changed GET /form 200 application/json: $ref "#/components/schemas/Read" → "#/components/schemas/Form"'
  ])
})

test('says where there is no previous contract', async () => {
  const { changesPage } = await load<Changes>('contract-changes.mjs')
  assert.match(changesPage(undefined, contract()), 'no previous one')
  assert.match(changesPage(contract(), contract({ read: { required: [] } })), '1 changes, 1 of them breaking')
})

test.run()
