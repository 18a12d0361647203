import type { SchemaObject } from 'ajv'

/** Of a body that is no file, unless an operation has a limit of its own. */
export const MOST_CHARACTERS = 1024 * 1024

export interface Parameter {
  name: string
  in: string
  schema: SchemaObject
  required?: boolean
  explode?: boolean
}

export interface Content {
  headers?: Record<string, object>
  content?: Record<string, { schema: SchemaObject }>
}

/** Families of metrics by their names. */
export type MetricDescriptions = Readonly<
  Record<string, { type: string; unit?: string; labels: readonly string[]; permission?: string; help: string }>
>

/** What a snapshot of the configuration contains. */
export interface SnapshotMark {
  /** The call that lists the entries of which these are the settings, and where in its body. */
  each?: string
  in?: string
  key?: string
  fields?: readonly string[]
  /** Fields with ids of the list of another call. */
  names?: Readonly<Record<string, string>>
  by_hand?: boolean
}

export interface OperationObject {
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: Content & { required?: boolean }
  responses: Record<string, Content | { $ref: string }>
  'x-permission'?: string
  'x-action'?: string
  'x-versioned'?: boolean
  'x-snapshot'?: false | SnapshotMark
  'x-metrics'?: MetricDescriptions
  'x-given'?: boolean
  'x-reading'?: boolean
  'x-interrupts'?: readonly string[]
  'x-body-limit'?: number
  'x-plain-http'?: boolean
}

/** The parts of an OpenAPI 3.1 document that the panel uses. */
export interface ContractDocument {
  servers?: { url: string }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; 'x-required'?: boolean }[]
  paths: Record<string, object>
  components?: Record<string, unknown>
}

export interface Operation {
  name: string
  /** The part of the contract that it belongs to. */
  tag: string
  /** The console cannot do without its part of the contract. */
  required: boolean
  path: string
  method: string
  /** 'optional': works without a token, but a token that is sent must be valid. */
  token: 'required' | 'optional' | 'none'
  permission: string | undefined
  /** The second role that a call requires, on a panel that distinguishes it. */
  action: string | undefined
  versioned: boolean
  /** What a snapshot of the configuration has of it: these fields of a list, or settings. */
  snapshot: { fields?: readonly string[] } | undefined
  metrics: MetricDescriptions
  /** Changes nothing, whatever its method. */
  reading: boolean
  /** Whom it disconnects or interrupts, as the console says before it. */
  interrupts: readonly string[]
  /** The most characters of a body, or bytes of a file. */
  bodyLimit: number
  /** Not refused over http where https is required. */
  plainHttp: boolean
  /** Prescribed by the customer. */
  given: boolean
  pattern: RegExp
  pathParameters: Parameter[]
  queryParameters: Parameter[]
  requestBody: Content | undefined
  responses: OperationObject['responses']
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

export function listOperations(document: ContractDocument): Operation[] {
  const required = (document.tags ?? []).filter(tag => tag['x-required']).map(({ name }) => name)
  return Object.entries(document.paths).flatMap(([path, item]) => {
    // A path of OpenAPI holds operations by method beside its servers; JSON has no type that says so.
    const { servers = document.servers, ...rest } = item as { servers?: { url: string }[] }
    const methods = rest as Record<string, OperationObject>
    const pattern = patternOf((servers?.[0]?.url ?? '').replace(/\/$/, '') + path)
    return METHODS.flatMap(method => {
      const object = methods[method]
      return object ? [operationOf(method, path, pattern, object, document.security ?? [], required)] : []
    })
  })
}

function operationOf(
  method: string,
  path: string,
  pattern: RegExp,
  object: OperationObject,
  security: Record<string, string[]>[],
  requiredTags: string[]
): Operation {
  const { parameters = [], responses, requestBody, tags: [tag = ''] = [] } = object
  return {
    name: `${method.toUpperCase()} ${path}`,
    tag,
    required: requiredTags.includes(tag),
    path,
    method,
    token: tokenOf(object.security ?? security),
    permission: object['x-permission'],
    action: object['x-action'],
    versioned: object['x-versioned'] ?? false,
    snapshot: object['x-snapshot'] || undefined,
    metrics: object['x-metrics'] ?? {},
    bodyLimit: object['x-body-limit'] ?? MOST_CHARACTERS,
    reading: method === 'get' || (object['x-reading'] ?? false),
    interrupts: object['x-interrupts'] ?? [],
    plainHttp: object['x-plain-http'] ?? false,
    given: object['x-given'] ?? false,
    pattern,
    pathParameters: parameters.filter(it => it.in === 'path'),
    queryParameters: parameters.filter(it => it.in === 'query'),
    requestBody,
    responses
  }
}

function tokenOf(security: Record<string, string[]>[]): Operation['token'] {
  if (security.length === 0) return 'none'
  return security.some(it => Object.keys(it).length === 0) ? 'optional' : 'required'
}

function patternOf(path: string): RegExp {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

export function responseOf(document: ContractDocument, { responses }: Operation, status: number): Content | undefined {
  const response = responses[status]
  if (!response || !('$ref' in response)) return response
  // `components.responses` of OpenAPI is such a record.
  const shared = document.components?.responses as Record<string, Content> | undefined
  return shared?.[response.$ref.split('/').pop() ?? '']
}
