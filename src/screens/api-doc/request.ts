import type { Parameter } from '../../api/openapi'
import type { Operation } from './documentation'

/** The texts of the parameters by `parameterKey`. */
export type ParameterValues = Readonly<Record<string, string>>

export type RequestBody =
  | { kind: 'json'; value: object }
  | { kind: 'form'; fields: Readonly<Record<string, string>> }
  | { kind: 'file'; type: string }

/** A request without its `Authorization` and `Content-Type`. */
export interface ApiRequest {
  method: Operation['method']
  base: string
  /** After the base, with its query. */
  url: string
  headers: Readonly<Record<string, string>>
  withToken: boolean
  body?: RequestBody | undefined
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

export const parameterKey = ({ in: place, name }: Parameter) => `${place} ${name}`

/** The example of each required parameter. */
export function exampleValues({ parameters }: Operation): ParameterValues {
  return Object.fromEntries(
    parameters.map(parameter => [parameterKey(parameter), parameter.required ? String(parameter.example ?? '') : ''])
  )
}

export const exampleBody = ({ body }: Operation): string =>
  body?.example === undefined ? '' : JSON.stringify(body.example, null, 2)

/** @returns undefined for a body that is no JSON object. */
export function buildRequest(operation: Operation, values: ParameterValues, bodyText: string): ApiRequest | undefined {
  const { method, base, parameters, body, access } = operation
  const of = (place: Parameter['in']) =>
    parameters
      .filter(parameter => parameter.in === place)
      .map(parameter => [parameter.name, writtenValue(parameter, values[parameterKey(parameter)] ?? '')])
      .filter(([, value]) => value)
  const path = of('path').reduce(
    (url, [name, value = '']) => url.replace(`{${name}}`, encodeURIComponent(value)),
    operation.path
  )
  const query = new URLSearchParams(of('query')).toString().replace(/%2C/g, ',')
  const read = body && readBody(body.type, bodyText)
  if (body && !read) return undefined
  return {
    method,
    base,
    url: query ? `${path}?${query}` : path,
    // Pairs of texts.
    headers: Object.fromEntries(of('header')) as Record<string, string>,
    withToken: access !== 'open',
    body: read
  }
}

/** A list without the spaces that people type after its commas. */
const writtenValue = ({ schema }: Parameter, text: string) =>
  schema.items ? text.trim().replace(/\s*,\s*/g, ',') : text.trim()

function readBody(type: string, text: string): RequestBody | undefined {
  if (type !== JSON_TYPE && type !== FORM) return { kind: 'file', type }
  const value = parseObject(text)
  if (!value) return undefined
  if (type === JSON_TYPE) return { kind: 'json', value }
  return {
    kind: 'form',
    fields: Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]))
  }
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether each parameter of the path has a value: without it the address is another one. */
export const isComplete = ({ parameters }: Operation, values: ParameterValues): boolean =>
  parameters.every(parameter => parameter.in !== 'path' || values[parameterKey(parameter)])
