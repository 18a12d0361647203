import type { SchemaObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { assembleContract, CONTRACT, readParts } from '../../.build/contract.mjs'
import { type ContractDocument, listOperations, type Operation } from '../panel/http/contract-document'
import { createSecrets } from '../panel/http/secrets'
import { parse, type Reply, type Sent } from './client'

export type { Operation }

export interface DescribedResponse {
  headers: Record<string, SchemaObject>
  /** Schemas by media type; none: the response has no body. */
  content: Record<string, SchemaObject>
  /** Where the contract has it. */
  place: string
}

export interface DescribedBody {
  type: string
  schema: SchemaObject
  example: unknown
}

interface Fault {
  text: string
  /** Where the contract says so. */
  place: string
}

export type Contract = ReturnType<typeof readContract>

const DOCUMENT = 'contract'
const JSON_TYPE = 'application/json'

/** The contract of this repository, as the run reads it. */
export function readContract(root?: string) {
  const document = assembleContract(root)
  const placeIn = createPlaces(root)
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }))
  ajv.addSchema({ components: absolute(document.components, '') }, DOCUMENT)
  const compiled = new Map<object, ValidateFunction>()

  /** What a reference means; JSON has no type that says so. */
  const resolve = <T extends object>(value: T): T => {
    if (!('$ref' in value) || typeof value.$ref !== 'string') return value
    const parts = value.$ref.slice(2).split('/')
    return resolve(parts.reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], document) as T)
  }

  /** The place of a response of an operation, or of all of them where it has none with this status. */
  const placeOf = ({ tag, path, method, responses }: Operation, status?: number): string => {
    const { [status ?? 0]: response } = responses
    if (response && '$ref' in response) return placeIn(response.$ref)
    const start = `${CONTRACT}/${tag}.json#/paths/${escaped(path)}/${method}`
    return status === undefined ? start : `${start}/responses${response ? `/${status}` : ''}`
  }

  const operations = listOperations(document satisfies ContractDocument)
  const secrets = createSecrets(document.components)

  /** What the contract says about a status of an operation. */
  const response = (operation: Operation, status: number): DescribedResponse | undefined => {
    const described = operation.responses[status]
    if (!described) return undefined
    const { headers = {}, content = {} } = resolve(described) as {
      headers?: Record<string, { schema: SchemaObject }>
      content?: Record<string, { schema: SchemaObject }>
    }
    return {
      headers: mapValues(headers, header => resolve(header).schema),
      content: mapValues(content, ({ schema }) => schema),
      place: placeOf(operation, status)
    }
  }

  const bodyOf = ({ requestBody }: Operation): DescribedBody | undefined => {
    const [first] = Object.entries(requestBody?.content ?? {})
    if (!first) return undefined
    const [type, { schema, example }] = first as [string, { schema: SchemaObject; example?: unknown }]
    return { type, schema, example }
  }

  return {
    operations,
    /** The wait after wrong passwords. */
    lockout: document['x-lockout'],
    socketLimits: document['x-socket-limits'],
    uploadLimits: document['x-upload-limits'],
    jobLimits: document['x-job-limits'],
    /** The least and the most seconds for which a token may be accepted. */
    tokenLife: boundsOf(resolve({ $ref: '#/components/schemas/Token/properties/expires_in' })),
    tags: document.tags.map(tag => ({ name: tag.name, required: 'x-required' in tag })),
    version: 'info' in document ? String((document.info as { version?: unknown }).version) : '',
    /** By the part of the findings. */
    partPermissions: permissionsIn(resolve({ $ref: '#/components/schemas/FindingPart' })),
    /** Names of roles. */
    roles: examplesOf(resolve({ $ref: '#/components/schemas/Role' })),
    resolve,
    placeOf,

    /** The address of an operation on the panel, with the parameters still in it. */
    urlOf({ path }: Operation): string {
      const { servers = document.servers } = document.paths[path] as { servers?: { url: string }[] }
      return (servers?.[0]?.url ?? '').replace(/\/$/, '') + path
    },

    find: (name: string): Operation | undefined => operations.find(operation => operation.name === name),

    /** The secrets of a request and of its response, which belong into no report. */
    secretsIn({ method, path, body }: Sent, { json }: Reply) {
      const [pathname = ''] = path.split('?')
      const called = operations.find(it => it.method === method.toLowerCase() && it.pattern.test(pathname))
      if (!called) return { sent: [], received: [] }
      const schemas = Object.keys(called.responses).flatMap(
        status => response(called, Number(status))?.content[JSON_TYPE] ?? []
      )
      const requested = bodyOf(called)?.schema
      return {
        sent: requested && typeof body === 'string' ? secrets.textsIn(requested, parse(body)) : [],
        received: schemas.flatMap(schema => secrets.textsIn(schema, json))
      }
    },

    response,

    errorCodesOf(operation: Operation, status: number): string[] {
      return response(operation, status)?.content[JSON_TYPE]?.properties?.error_code?.enum ?? []
    },

    body: bodyOf,

    /** Fields of a response that only requests have, also where they are not described: secrets that the panel gives away. */
    secretsGivenBy({ tag }: Operation, schema: SchemaObject, value: unknown): string[] {
      const names = new Set<string>()
      for (const { schema: requested } of operations.filter(it => it.tag === tag).flatMap(it => bodyOf(it) ?? []))
        for (const name of secrets.namesIn(requested)) names.add(name)
      const { written, undescribed } = secrets.surplusIn(schema, value)
      return [...written, ...undescribed.filter(name => names.has(name))]
    },

    /** What is wrong with a value; `place` is that of the schema. */
    validate(schema: SchemaObject, value: unknown, place = ''): Fault[] {
      const check: ValidateFunction = compiled.get(schema) ?? ajv.compile(absolute(schema, DOCUMENT))
      compiled.set(schema, check)
      if (check(value)) return []
      return (check.errors ?? []).map(({ instancePath, keyword, message, params, schemaPath }) => {
        const extra = 'allowedValues' in params ? ` (${params.allowedValues.join(', ')})` : ''
        const text = keyword === 'type' ? `must be ${[params.type].flat().join(' or ')}` : message
        const [base, pointer] = schemaPath.split('#')
        const isShared = base === DOCUMENT
        return {
          text: `${instancePath || 'the body'} ${text}${extra}`,
          place: isShared ? placeIn(`#${pointer}`) : `${place}${pointer}`
        }
      })
    }
  }
}

const examplesOf = ({ examples }: SchemaObject): string[] => examples
const permissionsIn = ({ 'x-content-permissions': permissions }: SchemaObject): Record<string, string> => permissions
const boundsOf = ({ minimum, maximum }: SchemaObject) => [Number(minimum), Number(maximum)] as const

/** A component is in `common.json` or in the file of a tag. @returns the place of a reference. */
function createPlaces(root: string | undefined) {
  const files = new Map<string, string>()
  for (const [name, { components = {} }] of Object.entries(readParts(root)))
    for (const [kind, entries] of Object.entries(components))
      for (const entry of Object.keys(entries)) files.set(`${kind}/${entry}`, name)
  return (reference: string): string => {
    const [, , kind, entry] = reference.split('/')
    return `${CONTRACT}/${files.get(`${kind}/${entry}`) ?? 'common'}.json${reference}`
  }
}

/** Part of a JSON pointer (RFC 6901). */
const escaped = (text: string) => text.replace(/~/g, '~0').replace(/\//g, '~1')

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
