import type { SchemaObject } from 'ajv'
import type { Contract, Operation } from '../conform/contract'
import { sampleOf } from '../conform/samples'
import { isMarked } from '../panel/http/secrets'

export interface SecretBody {
  body: unknown
  /** What must not be found anywhere. */
  secrets: string[]
}

/** By the patterns of the contract: words, Base64, codes in groups of five. */
const FORMS = [
  (letters: string) => `Zq7${letters}kPw9`,
  (letters: string) => Buffer.from(`Zq7${letters}kPw9`).toString('base64'),
  (letters: string) => [`ZQKXA`, letters.toUpperCase(), letters.toUpperCase(), 'ABCDE'].join('-')
]

/** Bodies of an operation with all secrets that its schema marks, each with a text of its own; none without secrets. */
export function secretBodies(contract: Contract, operation: Operation): SecretBody[] {
  const described = contract.body(operation)
  if (!described || !hasMarks(contract, described.schema)) return []
  const { oneOf = [described.schema] } = contract.resolve(described.schema)
  return (oneOf as SchemaObject[]).flatMap(schema =>
    [false, true].map(isComplete => {
      const secrets: string[] = []
      const body = filled({ contract, isComplete, secrets }, schema, described.example)
      return { body, secrets }
    })
  )
}

interface Filling {
  contract: Contract
  /** Whether also what is optional has its secrets. */
  isComplete: boolean
  secrets: string[]
}

let count = 0

function filled(filling: Filling, schema: SchemaObject, value: unknown): unknown {
  const { contract, isComplete, secrets } = filling
  const { properties = {}, items, required = [], ...rest } = contract.resolve(schema)
  if (isMarked(schema) || isMarked(rest as SchemaObject)) {
    const secret = newSecret(rest as SchemaObject)
    secrets.push(secret)
    return secret
  }
  if (items && hasMarks(contract, items))
    return (Array.isArray(value) ? value : [undefined]).map(item => filled(filling, items, item))
  if (Object.keys(properties).length === 0) return value ?? sampleOf(schema, contract.resolve) ?? 'a'
  const body: Record<string, unknown> = { ...Object(value) }
  for (const [name, property] of Object.entries<SchemaObject>(properties)) {
    const isSecret = hasMarks(contract, property) && (isComplete || name in body)
    if (isSecret || (required.includes(name) && !(name in body))) body[name] = filled(filling, property, body[name])
  }
  return body
}

function newSecret({ pattern = '' }: SchemaObject): string {
  count += 1
  const letters = [...String(count).padStart(5, '0')].map(digit => 'ghjkmnpqrs'[Number(digit)]).join('')
  const form = FORMS.find(make => new RegExp(pattern).test(make(letters)))
  if (!form) throw new Error(`No secret fits ${pattern}`)
  return form(letters)
}

export function hasMarks(contract: Contract, schema: SchemaObject, open: SchemaObject[] = []): boolean {
  const resolved = contract.resolve(schema)
  if (isMarked(schema) || isMarked(resolved)) return true
  if (open.includes(resolved)) return false
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolved
  const parts: SchemaObject[] = [...Object.values<SchemaObject>(properties), ...oneOf, ...anyOf, ...allOf]
  return [...parts, ...(items ? [items] : [])].some(part => hasMarks(contract, part, [...open, resolved]))
}
