import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SECRET_FIELDS } from '../../src/api/generated/secret-fields'
import { isMarked } from '../panel/http/secrets'
import { type Node, schemaNodes } from './contract-nodes'
import { read, SOURCES } from './sources'

/** Names that a secret may have. */
const SUSPICIOUS =
  /passw|passphrase|secret|credential|private|psk|salt|hash|nonce|community|ticket|certificate|(^|_)(pin|token|key|code|content|current)$/
/** By name, or by schema and name, with the reason why whoever may read it may know it. */
const OPEN: Record<string, string> = {
  error_code: 'says what happened',
  'items.code': 'is the error code of a row of an import',
  'OperationRecord.code': 'is the error code of a call',
  hardware_key: 'is on the label of the panel, and is given to the maker for a licence',
  password_changed_at: 'is a time'
}

const isText = ({ type, enum: values, const: constant, $ref, oneOf, anyOf }: Node) =>
  [type].flat().includes('string') && !values && constant === undefined && !$ref && !oneOf && !anyOf

const test = suite('secrets')

test('what the contract calls like a secret is marked as one, or known to be open', () => {
  const named = schemaNodes.flatMap(({ node, path }) => {
    if (path.at(-1) === 'properties')
      return Object.entries<Node>(Object(node)).map(([name, schema]) => ({ name, schema, path }))
    return typeof node.in === 'string' ? [{ name: String(node.name), schema: Object(node.schema), path }] : []
  })
  const isOpen = ({ name, path }: (typeof named)[number]) => [name, `${path.at(-2)}.${name}`].some(it => it in OPEN)
  const suspicious = named.filter(it => SUSPICIOUS.test(it.name) && isText(it.schema) && !isOpen(it))
  assert.ok(suspicious.length > 40)
  assert.equal(
    suspicious.filter(({ schema }) => !isMarked(schema)).map(({ name, path }) => `${path.join('/')} ${name}`),
    []
  )
})

test('every password field of the console is a secret of the contract, or repeats one', () => {
  const fields = SOURCES.flatMap(path =>
    [...read(path).matchAll(/<PasswordField\b[^>]*?\bname="(\w+)"/g)].map(([, name = '']) => name)
  )
  assert.ok(fields.length > 10)
  assert.equal(
    fields.filter(name => !SECRET_FIELDS.includes(name.replace(/^repeated_/, ''))),
    []
  )
})

test.run()
