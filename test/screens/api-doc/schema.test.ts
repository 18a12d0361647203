import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Schema } from '../../../src/api/openapi'
import { expandSchema, permittedValues, typeText } from '../../../src/screens/api-doc/schema'
import { factsOf } from '../../../src/screens/api-doc/schema-facts'

const schemas: Record<string, Schema> = {
  Port: { type: 'object', required: ['name'], properties: { name: { type: 'string', description: 'Its name.' } } },
  State: { type: 'string', enum: ['up', 'down'] },
  Cause: { enum: ['cable'] },
  Tree: { type: 'object', properties: { trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } }
}
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const TYPES: [Schema, string][] = [
  [{ type: 'string' }, 'string'],
  [{ type: ['integer', 'null'] }, 'integer | null'],
  [{ type: ['integer', 'string'] }, 'integer | string'],
  [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'number[][]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'object' }, 'object'],
  [{ const: 3 }, 'number'],
  [ref('Port'), 'Port'],
  [ref('State'), 'string'],
  [ref('Cause'), 'string'],
  [{ oneOf: [ref('Port'), { type: 'null' }] }, 'Port | null'],
  [{ anyOf: [ref('State'), ref('Cause')] }, 'string'],
  [{ oneOf: [ref('Port'), ref('Tree')] }, 'Port | Tree'],
  [{ type: 'array', items: ref('Tree') }, 'Tree[]']
]

for (const [schema, text] of TYPES)
  test(`names the type ${text} of ${JSON.stringify(schema)}`, () => {
    assert.is(typeText(schema, schemas), text)
  })

const VALUES: [Schema, string[]][] = [
  [{ type: 'string' }, []],
  [{ type: ['string', 'null'], enum: ['a', null] }, ['a']],
  [{ const: 'no-store' }, ['no-store']],
  [{ type: 'array', items: ref('State') }, ['up', 'down']],
  [{ anyOf: [ref('State'), ref('Cause')] }, ['up', 'down', 'cable']],
  [{ anyOf: [ref('State'), { type: 'integer' }] }, []]
]

for (const [schema, values] of VALUES)
  test(`permits ${values.join(', ') || 'any value'} for ${JSON.stringify(schema)}`, () => {
    assert.equal(permittedValues(schema, schemas), values)
  })

const FACTS: [Schema, string[]][] = [
  [{ minLength: 1, maxLength: 64 }, ['common.fact.characters 1 … 64']],
  [{ maxLength: 64 }, ['common.fact.characters ≤ 64']],
  [{ minimum: 0 }, ['common.fact.range ≥ 0']],
  [{ minItems: 4, maxItems: 4 }, ['common.fact.entries 4']],
  [{ type: 'array', uniqueItems: true, items: { pattern: '^a$' } }, ['apiDoc.fact.unique ', 'apiDoc.fact.pattern ^a$']],
  [{ default: false, examples: ['x'] }, ['common.fact.default false', 'apiDoc.fact.example "x"']],
  [{ oneOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] }, ['common.fact.characters ≤ 5']]
]

for (const [schema, facts] of FACTS)
  test(`shows ${facts.join(' and ')} of ${JSON.stringify(schema)}`, () => {
    assert.equal(
      factsOf(schema, schemas).map(({ label, value }) => `${label} ${value}`),
      facts
    )
  })

test('joins the fields of all parts, and of a field that both have the keywords of both', () => {
  const { schema } = expandSchema({ allOf: [ref('Port')], properties: { name: { maxLength: 8 }, up: {} } }, schemas)
  assert.equal(schema.required, ['name'])
  assert.equal(schema.properties, { name: { type: 'string', description: 'Its name.', maxLength: 8 }, up: {} })
})

test.run()
