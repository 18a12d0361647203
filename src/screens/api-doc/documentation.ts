import type { ImpactList } from '../../api/impact'
import {
  type ApiOperation,
  type ApiResponse,
  type ApiTag,
  METHODS,
  type Method,
  type OpenApi,
  type Parameter,
  type PathItem,
  type Schema
} from '../../api/openapi'
import { expandSchema } from './schema'

export interface Body {
  type: string
  schema: Schema
  example: unknown
}

export interface Reply {
  status: string
  description: string
  /** Names of the headers, without that which every response has. */
  headers: readonly string[]
  body?: Body | undefined
  /** The error codes that it can have. */
  codes: readonly string[]
}

export interface Operation {
  id: string
  tag: string
  method: Method
  /** As in the contract, with its parameters in braces. */
  path: string
  /** Before the path: empty for calls without a common prefix. */
  base: string
  summary: string
  description: string
  /** Other words for what it does. */
  keywords: readonly string[]
  /** What it can interrupt. */
  interrupts: readonly ImpactList[]
  parameters: readonly Parameter[]
  body?: Body | undefined
  replies: readonly Reply[]
  access: 'token' | 'optional token' | 'open'
  /** The roles that it requires. */
  permissions: readonly string[]
  isPrescribed: boolean
  isOptional: boolean
  isVersioned: boolean
  /** Characters, where it is more than usual. */
  bodyLimit?: number | undefined
  /** Whether it can change something on the panel. */
  writes: boolean
}

export interface Documentation {
  document: OpenApi
  tags: readonly ApiTag[]
  operations: readonly Operation[]
  find(id: string): Operation | undefined
}

/** What the screen shows of the API description, with its references to responses resolved. */
export function createDocumentation(document: OpenApi): Documentation {
  const required = new Set(document.tags.flatMap(tag => (tag['x-required'] ? [tag.name] : [])))
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method]
      return operation ? [describe(document, required, path, item, method, operation)] : []
    })
  )
  const byId = new Map(operations.map(operation => [operation.id, operation]))
  return { document, tags: document.tags, operations, find: id => byId.get(id) }
}

function describe(
  document: OpenApi,
  required: ReadonlySet<string>,
  path: string,
  item: PathItem,
  method: Method,
  operation: ApiOperation
): Operation {
  const [tag = ''] = operation.tags
  const base = (item.servers ?? document.servers)[0]?.url ?? ''
  const isPrescribed = operation['x-given'] ?? false
  return {
    id: operation.operationId,
    tag,
    method,
    path,
    base: base.replace(/\/$/, ''),
    summary: operation.summary,
    description: operation.description,
    keywords: operation['x-keywords'] ?? [],
    interrupts: operation['x-interrupts'] ?? [],
    parameters: operation.parameters ?? [],
    body: bodyOf(operation.requestBody),
    replies: Object.entries(operation.responses).map(([status, reply]) => describeReply(document, status, reply)),
    access: accessOf(operation.security),
    permissions: [operation['x-permission'], operation['x-action']].flatMap(role => role ?? []),
    isPrescribed,
    isOptional: !(isPrescribed || required.has(tag)),
    isVersioned: operation['x-versioned'] ?? false,
    bodyLimit: operation['x-body-limit'],
    // The customer's calls below /cgi/ may change something with GET, as their names say.
    writes: !(method === 'get' || operation['x-reading']) || path.startsWith('/cgi/')
  }
}

function describeReply(document: OpenApi, status: string, reply: ApiResponse): Reply {
  const { components } = document
  const { description = '', headers = {}, ...rest } = components.responses[reply.$ref?.split('/').pop() ?? ''] ?? reply
  const body = bodyOf(rest)
  const code = body && expandSchema(body.schema, components.schemas).schema.properties?.error_code
  const codes = code ? (expandSchema(code, components.schemas).schema.enum ?? []) : []
  return {
    status,
    description,
    headers: Object.keys(headers).filter(name => name !== 'Cache-Control'),
    body,
    codes: codes.map(String)
  }
}

function bodyOf(of: ApiResponse | ApiOperation['requestBody']): Body | undefined {
  const [type, media] = Object.entries(of?.content ?? {})[0] ?? []
  return type && media ? { type, schema: media.schema ?? {}, example: media.example } : undefined
}

/** An empty requirement is no token (OpenAPI 3.1, security requirement object). */
function accessOf(security: ApiOperation['security']): Operation['access'] {
  if (!security) return 'token'
  return security.some(requirement => Object.keys(requirement).length > 0) ? 'optional token' : 'open'
}
