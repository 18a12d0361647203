import '../../setup/dom'
import { act } from 'preact/test-utils'
import * as assert from 'uvu/assert'
import { assembleDocument } from '../../../.build/contract.mjs'
import type { ApiOperation, ApiResponse, OpenApi, Schema } from '../../../src/api/openapi'
import { createDocumentation } from '../../../src/screens/api-doc/documentation'
import { createApiDoc } from '../../../src/screens/api-doc/model'
import { OperationView } from '../../../src/screens/api-doc/operation-view'
import { SchemaView } from '../../../src/screens/api-doc/schema-view'
import { STATUS_TEXTS } from '../../../src/screens/api-doc/status-texts'
import { test } from '../../setup/panel-test'
import { byText } from '../../setup/query'
import { render } from '../../setup/screen'

const document = assembleDocument() as unknown as OpenApi // the document that the screen reads
const documentation = createDocumentation(document)
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    'operationId' in operation ? [{ path, method, operation: operation as ApiOperation }] : []
  )
)

/** Each text as a whole, so that `port` is not found in `ports`. */
const textsIn = (place: Element) =>
  new Set(
    [...place.querySelectorAll('*')].flatMap(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent))
  )

/** The error codes of a response, found without the code of the screen. */
function codesOf(response: ApiResponse): string[] {
  const name = response.$ref?.split('/').pop()
  const of = name ? document.components.responses[name] : response
  const schema = of?.content?.['application/json']?.schema
  const code =
    schema?.properties?.error_code ?? (schema?.$ref?.endsWith('/Unauthorized') ? { enum: ['unauthorized'] } : undefined)
  return (code?.enum ?? []).map(String)
}

test('renders every operation of the contract with its parameters, responses and error codes', () => {
  assert.is(documentation.operations.length, operations.length)
  assert.ok(operations.length > 180)
  const model = createApiDoc()
  const missing: string[] = []
  for (const { path, method, operation } of operations) {
    const shown = documentation.find(operation.operationId)!
    const place = render(<OperationView model={model} documentation={documentation} operation={shown} />)
    const text = place.textContent ?? ''
    const texts = textsIn(place)
    const expect = (what: string, isThere: boolean) => {
      if (!isThere) missing.push(`${operation.operationId}: ${what}`)
    }
    expect('method and path', text.includes(`${method.toUpperCase()}${shown.base}${path}`))
    expect('summary', text.includes(operation.summary))
    for (const { name, example } of operation.parameters ?? []) {
      expect(name, texts.has(name))
      expect(`example of ${name}`, example === undefined || texts.has(String(example)))
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(status, texts.has(status))
      for (const code of codesOf(response)) {
        expect(code, texts.has(code))
        expect(`meaning of ${code}`, !!document['x-error-codes'].error_codes[code])
      }
    }
  }
  assert.equal(missing, [])
})

test('shows every field of every schema with its values, limits and pattern', () => {
  const { schemas } = document.components
  const missing: string[] = []
  for (const [name, schema] of Object.entries(schemas)) {
    const place = render(<SchemaView schema={{ $ref: `#/components/schemas/${name}` }} schemas={schemas} />)
    const texts = textsIn(place)
    const text = place.textContent ?? ''
    for (const [field, of] of Object.entries(schema.properties ?? {})) {
      if (!texts.has(field)) missing.push(`${name}.${field}`)
      for (const fact of factsOf(of)) if (!text.includes(fact)) missing.push(`${name}.${field}: ${fact}`)
    }
    for (const value of schema.enum ?? []) if (!text.includes(JSON.stringify(value))) missing.push(`${name}: ${value}`)
  }
  assert.equal(missing, [])
})

const escaped = (pattern: string) =>
  pattern.replace(/\p{Cc}/gu, it => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`)

const factsOf = ({ enum: values = [], pattern, maximum, maxLength, maxItems, default: standard }: Schema) => [
  ...values.filter(value => value !== null).map(value => JSON.stringify(value)),
  ...[pattern && escaped(pattern), maximum, maxLength, maxItems].flatMap(fact =>
    fact === undefined ? [] : [String(fact)]
  ),
  ...(standard === undefined ? [] : [JSON.stringify(standard)])
]

test('opens a schema that contains itself level by level', () => {
  const { schemas } = document.components
  const place = render(<SchemaView schema={{ $ref: '#/components/schemas/NodeTree' }} schemas={schemas} />)
  for (let level = 0; level < 3; level += 1) {
    const closed = [...place.querySelectorAll<HTMLElement>('[aria-expanded="false"]')]
    const folders = closed.filter(button => button.textContent?.includes('NodeFolder'))
    assert.is(folders.length, 1)
    void act(() => folders[0]!.click())
  }
  byText('Fields of NodeFolder[]', place.querySelector('[aria-expanded="false"]')!)
})

test('explains every status that a response can have', () => {
  const statuses = new Set(operations.flatMap(({ operation }) => Object.keys(operation.responses)))
  assert.equal(
    [...statuses].filter(status => Number(status) >= 400 && !STATUS_TEXTS.has(status)),
    []
  )
})

test.run()
