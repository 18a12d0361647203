import type { SchemaObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { assembleContract } from '../../.build/contract.mjs'
import { type ContractDocument, listOperations, type Operation, type Parameter } from '../panel/http/contract-document'

export type { Operation, Parameter }

export interface DescribedResponse {
  headers: Record<string, SchemaObject>
  /** Schemas by media type; none: the response has no body. */
  content: Record<string, SchemaObject>
}

export interface DescribedBody {
  type: string
  schema: SchemaObject
  example: unknown
}

export type Contract = ReturnType<typeof readContract>

const DOCUMENT = 'contract'

/** The contract of this repository, as the run reads it. */
export function readContract(root?: string) {
  const document = assembleContract(root)
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }))
  ajv.addSchema({ components: absolute(document.components, '') }, DOCUMENT)
  const compiled = new Map<object, ValidateFunction>()

  /** What a reference means; JSON has no type that says so. */
  const resolve = <T extends object>(value: T): T => {
    if (!('$ref' in value) || typeof value.$ref !== 'string') return value
    const parts = value.$ref.slice(2).split('/')
    return resolve(parts.reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document) as T)
  }

  const operations = listOperations(document satisfies ContractDocument)

  return {
    operations,
    tags: document.tags.map(tag => ({ name: tag.name, required: 'x-required' in tag })),
    version: 'info' in document ? String((document.info as { version?: unknown }).version) : '',
    resolve,

    /** The address of an operation on the panel, with the parameters still in it. */
    urlOf({ path }: Operation): string {
      const { servers = document.servers } = document.paths[path] as { servers?: { url: string }[] }
      return (servers?.[0]?.url ?? '').replace(/\/$/, '') + path
    },

    find: (name: string): Operation | undefined => operations.find(operation => operation.name === name),

    /** What the contract says about a status of an operation. */
    response({ responses }: Operation, status: number): DescribedResponse | undefined {
      const response = responses[status]
      if (!response) return undefined
      const { headers = {}, content = {} } = resolve(response) as {
        headers?: Record<string, { schema: SchemaObject }>
        content?: Record<string, { schema: SchemaObject }>
      }
      return {
        headers: mapValues(headers, header => resolve(header).schema),
        content: mapValues(content, ({ schema }) => schema)
      }
    },

    body({ requestBody }: Operation): DescribedBody | undefined {
      const [first] = Object.entries(requestBody?.content ?? {})
      if (!first) return undefined
      const [type, { schema, example }] = first as [string, { schema: SchemaObject; example?: unknown }]
      return { type, schema, example }
    },

    /** What is wrong with a value, one text for each fault. */
    validate(schema: SchemaObject, value: unknown): string[] {
      const check: ValidateFunction = compiled.get(schema) ?? ajv.compile(absolute(schema, DOCUMENT))
      compiled.set(schema, check)
      if (check(value)) return []
      return (check.errors ?? []).map(({ instancePath, keyword, message, params }) => {
        const extra = 'allowedValues' in params ? ` (${params.allowedValues.join(', ')})` : ''
        const text = keyword === 'type' ? `must be ${[params.type].flat().join(' or ')}` : message
        return `${instancePath || 'the body'} ${text}${extra}`
      })
    }
  }
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

/** With references into the document; without the mappings of discriminators, which are for generators of types. */
function absolute<T>(schema: T, document: string): T {
  const change = (key: string, value: unknown) => {
    if (key === 'mapping') return undefined
    return key === '$ref' ? `${document}${value}` : value
  }
  return JSON.parse(JSON.stringify(schema, change))
}
