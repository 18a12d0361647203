import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { projected, sampleOf, unknownValue, wrongBodies, wrongText } from './samples'

const test = suite('samples of schemas')
const resolve = <T extends object>(schema: T) => schema
const MAC = '^([0-9a-f]{2}:){5}[0-9a-f]{2}$'

test('gives a value that is allowed', () => {
  const schemas = [{ type: 'integer', minimum: 5 }, { enum: ['low', 'high'] }, { type: 'string', default: 'en' }]
  assert.equal(
    schemas.map(schema => sampleOf(schema, resolve)),
    [5, 'low', 'en']
  )
  assert.equal(sampleOf({ type: 'array', items: { type: 'integer' } }, resolve), [1])
  assert.is(sampleOf({ type: 'string', pattern: MAC }, resolve), undefined)
})

test('gives a text that is not allowed', () => {
  const schemas = [{ type: 'integer', minimum: 5 }, { enum: ['low'] }, { type: 'string', maxLength: 3 }]
  assert.equal(
    schemas.map(schema => wrongText(schema, resolve)),
    ['4', 'conformance', 'xxxx']
  )
  assert.is(wrongText({ type: 'string' }, resolve), undefined)
})

test('gives an id of the right form that no entry has', () => {
  assert.is(unknownValue({ type: 'string', pattern: MAC }, resolve), 'c0:ff:ee:c0:ff:ee')
  assert.is(unknownValue({ type: 'integer', minimum: 1 }, resolve), '999999999')
  assert.is(unknownValue({ enum: ['ftp'] }, resolve), undefined)
})

test('gives bodies with one fault each', () => {
  const schema = { type: 'object', additionalProperties: false, required: ['name'], properties: { name: {} } }
  assert.equal(
    wrongBodies(schema, { name: 'a', size: 1 }, resolve).map(({ body, field }) => [body, field]),
    [
      [{ name: 'a', size: 1, conformance: true }, 'conformance'],
      [{ size: 1 }, 'name'],
      [{ name: { conformance: 1 }, size: 1 }, 'name']
    ]
  )
})

test('keeps what a request knows of an answer', () => {
  const schema = { properties: { host: {}, list: { items: { properties: { id: {} } } } } }
  const answer = { host: 'a', password_set: true, list: [{ id: 1, state: 'on' }] }
  assert.equal(projected(schema, answer, resolve), { host: 'a', list: [{ id: 1 }] })
})

test.run()
