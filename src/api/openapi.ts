import { contractUrl } from '../lib/browser/contract-url'
import { environment } from '../lib/environment'
import { ApiError } from '../lib/remote/failure'
import type { ImpactList } from './impact'

/** A schema, with those keywords of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  examples?: readonly unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

export type Schemas = Record<string, Schema>

export type Content = Record<string, { schema?: Schema; example?: unknown }>

export interface Header {
  $ref?: string
  description?: string
}

export interface ApiResponse {
  $ref?: string
  description?: string
  headers?: Record<string, Header>
  content?: Content
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export interface ApiOperation {
  operationId: string
  tags: readonly string[]
  summary: string
  description: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, ApiResponse>
  security?: readonly object[]
  'x-given'?: boolean
  'x-permission'?: string
  'x-action'?: string
  'x-versioned'?: boolean
  'x-reading'?: boolean
  'x-body-limit'?: number
  'x-interrupts'?: readonly ImpactList[]
  'x-keywords'?: readonly string[]
  'x-metrics'?: Readonly<Record<string, { help: string; permission?: string }>>
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof METHODS)[number]

export type PathItem = { [M in Method]?: ApiOperation } & { servers?: readonly { url: string }[] }

export interface ApiTag {
  name: string
  description: string
  'x-required'?: boolean
}

/** The API description that the bundle contains: an OpenAPI document with the meanings of the error codes. */
export interface OpenApi {
  info: { title: string; version: string; description: string; 'x-firmware': string }
  servers: readonly { url: string }[]
  tags: readonly ApiTag[]
  paths: Record<string, PathItem>
  components: { schemas: Schemas; responses: Record<string, ApiResponse>; headers: Record<string, Header> }
  'x-sockets': Record<
    string,
    { summary: string; description: string; message?: Schema; 'x-requires': readonly string[] }
  >
  'x-error-codes': Record<'error_codes' | 'field_codes', Record<string, string>>
}

/** Reads the API description, a file of the bundle that is open without a token. @throws ApiError */
export async function readOpenApi(signal: AbortSignal): Promise<OpenApi> {
  const response = await environment.transport(contractUrl, { signal }).catch(() => {
    throw new ApiError({ kind: 'unreachable' })
  })
  if (!response.ok) throw new ApiError({ kind: 'malformed' })
  // Built from static/contract together with this script; its name has the hash of its content.
  const document: OpenApi = await response.json().catch(() => {
    throw new ApiError({ kind: 'malformed' })
  })
  return document
}
