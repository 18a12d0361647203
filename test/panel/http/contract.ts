import { detailsName } from '../../../.build/contract.mjs'
import { readBytes, readText } from './bodies'
import { createChecks, type Fields } from './checks'
import {
  type Content,
  type ContractDocument,
  listOperations,
  type Operation,
  type Parameter,
  responseOf
} from './contract-document'
import { createSecrets, isMarked } from './secrets'

export interface Found {
  operation: Operation
  params: Record<string, string>
}

type UnreadableBody =
  | { refused: 'malformed' | 'unsupported_media_type' }
  /** Characters, or bytes of a file. */
  | { refused: 'content_too_large'; most: number }

export type Unreadable = UnreadableBody | { refused: 'validation_failed'; fields: Fields }

export type Reading = { params: object; query: object; body: unknown } | Unreadable

/** A response that the contract does not allow. */
class ContractViolation extends Error {}

export type Contract = ReturnType<typeof createContract>

/** Finds operations, reads requests and checks responses by an OpenAPI 3.1 document. */
export function createContract(document: ContractDocument) {
  const checks = createChecks(document.components ?? {})
  const operations = listOperations(document)
  const secrets = createSecrets(document.components ?? {})

  /** Details have a schema of their own for each error code. */
  function detailsFaults(body: unknown): Fields {
    const { error_code: code, details } = Object(body)
    if (typeof code !== 'string' || details === undefined) return {}
    const schema: object | undefined = Object(document.components?.schemas)[detailsName(code)]
    return schema ? checks.value(schema, details) : { details: 'unknown' }
  }

  return {
    document,
    operations,
    secrets,

    find(method: string, pathname: string): Found | undefined {
      for (const operation of operations) {
        const match = operation.method === method.toLowerCase() && operation.pattern.exec(pathname)
        if (match) return { operation, params: decoded(match.groups ?? {}) }
      }
      return undefined
    },

    /** The query of a call that sends none. */
    defaultQuery({ queryParameters }: Operation): object {
      const query = {}
      checks.parameters(queryParameters, query)
      return query
    },

    async read(
      { operation, params }: Found,
      request: Request,
      bodyLimit = operation.bodyLimit,
      signal?: AbortSignal
    ): Promise<Reading> {
      const { pathParameters, queryParameters, requestBody } = operation
      const lists = queryParameters.filter(({ explode }) => explode === false).map(({ name }) => name)
      const { query, repeated } = readQuery(new URL(request.url).searchParams, lists)
      const read = await readBody(request, requestBody, bodyLimit, signal)
      if ('refused' in read) return read
      const { body } = read
      const fields = {
        ...checks.parameters(pathParameters, params),
        ...checks.parameters(queryParameters, query),
        ...repeated,
        ...(requestBody && !(body instanceof Uint8Array) && checks.value(mediaOf(requestBody)?.schema ?? {}, body))
      }
      if (Object.keys(fields).length > 0) return { refused: 'validation_failed', fields }
      return { params, query, body }
    },

    /** A request as it may be recorded: without the secrets in its path, query and body. */
    recordable({ operation, params }: Found, path: string, query: object, body: unknown) {
      const { pathParameters, queryParameters, requestBody } = operation
      const open = pathParameters.filter(({ schema }) => !isMarked(schema)).map(({ name }) => name)
      return {
        params: Object.fromEntries(Object.entries(params).filter(([name]) => open.includes(name))),
        path: hiddenPath(operation.path, path, open),
        query: Object(secrets.hide(schemaOf(queryParameters), query)),
        body: secrets.hide(mediaOf(requestBody ?? {})?.schema ?? {}, body)
      }
    },

    /** What an operation returns, as it may be recorded. */
    recordableBody(operation: Operation, status: number, body: unknown): unknown {
      const response = responseOf(document, operation, status)
      return secrets.hide(mediaOf(response ?? {})?.schema ?? {}, body)
    },

    /** @returns the media type of the response. @throws ContractViolation */
    check(operation: Operation, status: number, body: unknown): string | undefined {
      const response = responseOf(document, operation, status)
      if (!response) throw new ContractViolation(`${operation.name} answered ${status}`)
      const media = mediaOf(response)
      if (!media && body !== undefined) throw new ContractViolation(`${operation.name} answered ${status} with a body`)
      const wrong = { ...(media && checks.value(media.schema, body)), ...detailsFaults(body) }
      if (Object.keys(wrong).length > 0)
        throw new ContractViolation(`${operation.name} answered ${status}: ${JSON.stringify(wrong)}`)
      const { written } = secrets.surplusIn(media?.schema ?? {}, body)
      if (written.length > 0) throw new ContractViolation(`${operation.name} answered with ${written.join(', ')}`)
      return media?.type
    }
  }
}

function mediaOf({ content = {} }: Content) {
  const [first] = Object.entries(content)
  return first && { type: first[0], schema: first[1].schema }
}

const schemaOf = (parameters: Parameter[]) => ({
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
})

/** Part by part, however the client has encoded them. */
function hiddenPath(template: string, path: string, open: readonly string[]): string {
  const parts = path.split('/')
  const names = template.split('/')
  const shift = parts.length - names.length
  return parts
    .map((part, index) => {
      const [, name] = /^\{(\w+)\}$/.exec(names[index - shift] ?? '') ?? []
      return name === undefined || open.includes(name) ? part : '…'
    })
    .join('/')
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodePart(value)]))
}

function decodePart(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** A list has the values of all its occurrences; any other parameter occurs once. */
function readQuery(sent: URLSearchParams, lists: readonly string[]) {
  const names = [...new Set(sent.keys())]
  const valuesOf = (name: string) =>
    lists.includes(name) ? sent.getAll(name).flatMap(splitList) : sent.get(name)?.trim()
  const repeated = names.filter(name => !lists.includes(name) && sent.getAll(name).length > 1)
  return {
    query: Object.fromEntries(names.map(name => [name, valuesOf(name)])),
    repeated: Object.fromEntries(repeated.map(name => [name, 'duplicate' as const]))
  }
}

const splitList = (value: string) => value.split(',').map(part => part.trim())

async function readBody(
  request: Request,
  wanted: Content | undefined,
  most: number,
  signal?: AbortSignal
): Promise<{ body: unknown } | UnreadableBody> {
  if (!wanted) return { body: undefined }
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== mediaOf(wanted)?.type) return { refused: 'unsupported_media_type' }
  const isFile = type === 'application/octet-stream'
  const read = await (isFile ? readBytes : readText)(request, most, signal)
  if (read === undefined) return { refused: 'malformed' }
  if (read === 'too_large') return { refused: 'content_too_large', most }
  if (typeof read.content !== 'string') return { body: read.content }
  const text = read.content
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = [...new URLSearchParams(text)]
    const body = Object.fromEntries(pairs)
    return Object.keys(body).length < pairs.length ? { refused: 'malformed' } : { body }
  }
  try {
    return isTooDeep(text) ? { refused: 'malformed' } : { body: JSON.parse(text, withoutZero) }
  } catch {
    return { refused: 'malformed' }
  }
}

/** No text has U+0000, which would end it in a program in C. */
function withoutZero(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('U+0000')
  return value
}

const MOST_LEVELS = 200

/** Deeper values would exhaust the stack of what walks through them. Looks at each character once, as a text may never end. */
function isTooDeep(text: string): boolean {
  let level = 0
  let isInText = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (isInText && character === '\\') index += 1
    else if (character === '"') isInText = !isInText
    else if (isInText) continue
    else if (character === '[' || character === '{') level += 1
    else if (character === ']' || character === '}') level -= 1
    if (level > MOST_LEVELS) return true
  }
  return false
}
