import { withPermission } from './contract-permissions.mjs'

const RESPONSES = '#/components/responses/'
const SCHEMAS = '#/components/schemas/'
const JSON_TYPE = 'application/json'
const NO_STORE = { 'Cache-Control': { $ref: '#/components/headers/NoStore' } }
const ETAG = { ETag: { $ref: '#/components/headers/ETag' } }
const METHODS = ['get', 'put', 'post', 'patch', 'delete']
const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: '`ETag` of the settings as last read.',
  schema: { type: 'string' },
  example: '"1"'
}

/**
 * Adds to each operation of a path what follows from its token, permission, version and body: standard responses and
 * headers, `If-Match`, and its tag; and in full the parameters that it names. What the part states itself stays.
 * @param defaults the `parameters` by their names, and the `permission` of the tag
 */
export const withStandards = (item, tag, place, defaults) =>
  Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      METHODS.includes(key) ? expand(key, value, tag, `${place} ${key}`, defaults) : value
    ])
  )

function expand(method, stated, tag, place, { parameters: named, permission }) {
  const operation = withPermission(stated, permission, place)
  const isVersioned = operation['x-versioned'] === true
  const writes = isVersioned && method !== 'get'
  const { responses, requestBody } = operation
  const parameters = (operation.parameters ?? []).map(entry => parameterOf(entry, named, place))
  const standard = standardResponses(operation, writes)
  checkStated(operation, standard, place)
  const all = writes && !parameters.some(({ name }) => name === IF_MATCH.name) ? [...parameters, IF_MATCH] : parameters
  const own = Object.entries(responses).map(([status, response]) => [
    status,
    response.$ref ? response : withHeaders(inFull(response, status, place), isVersioned && !writes && status === '200')
  ])
  return {
    ...operation,
    ...(requestBody && { requestBody: withRequired(requestBody, `${place}: requestBody`) }),
    tags: [tag],
    ...(all.length > 0 && { parameters: all }),
    responses: { ...standard, ...Object.fromEntries(own) }
  }
}

function parameterOf(entry, named, place) {
  if (typeof entry !== 'string') return entry
  if (!named[entry]) throw new Error(`${place}: ${entry} is not in x-parameters, of this file or of common.json`)
  return named[entry]
}

function standardResponses(operation, writesVersion) {
  const { security, requestBody } = operation
  const names = {
    400: 'Malformed',
    ...(security?.length !== 0 && { 401: 'Unauthorized' }),
    ...((operation['x-permission'] ?? operation['x-action']) && { 403: 'Forbidden' }),
    ...(writesVersion && { 412: 'PreconditionFailed', 428: 'PreconditionRequired' }),
    ...(requestBody && { 413: 'ContentTooLarge', 415: 'UnsupportedMediaType' }),
    500: 'InternalError',
    503: 'ServiceUnavailable'
  }
  return Object.fromEntries(Object.entries(names).map(([status, name]) => [status, { $ref: RESPONSES + name }]))
}

/** A part that repeats a standard would not follow when it changes. */
function checkStated({ tags, responses }, standard, place) {
  if (tags) throw new Error(`${place}: leave tags out, as the file names the tag`)
  for (const [status, { $ref, headers }] of Object.entries(responses)) {
    if ($ref !== undefined && $ref === standard[status]?.$ref)
      throw new Error(`${place}: leave ${status} out, as it follows from the operation`)
    if (headers?.['Cache-Control']) throw new Error(`${place}: leave Cache-Control of ${status} out, as all have it`)
  }
}

/** Of a refusal that says nothing else of itself, by status. */
const REFUSALS = {
  400: {
    description: 'The request does not match this contract, or a value is not allowed.',
    'x-error-codes': ['malformed', 'validation_failed', 'invalid_token']
  },
  409: { description: "The panel's state does not allow it." }
}

/** A response that several operations have, in full. */
export const standardResponse = ({ description, headers, ...rest }, place) =>
  inFull({ description, headers: { ...NO_STORE, ...headers }, ...rest }, undefined, place)

const inFull = (response, status, place) =>
  withContent(spelledOut(response, status, place), status ? `${place}: ${status}` : place)

/** A JSON body that is written as its schema, or the name of one, in full. */
function withContent({ 'x-json': json, example, ...rest }, place) {
  if (!json && Object.keys(rest.content ?? {}).join() === JSON_TYPE)
    throw new Error(`${place}: write content of ${JSON_TYPE} as x-json, with the schema or its name`)
  if (json && rest.content) throw new Error(`${place}: leave content out, as x-json states it`)
  if (!json && example) throw new Error(`${place}: example needs x-json, whose body it shows`)
  if (!json) return rest
  const schema = typeof json === 'string' ? { $ref: SCHEMAS + json } : json
  return { ...rest, content: { [JSON_TYPE]: { schema, ...(example && { example }) } } }
}

function withRequired(body, place) {
  if ('required' in body) throw new Error(`${place}: leave required out, as each body is`)
  const { content, ...rest } = withContent(body, place)
  return { ...rest, required: true, content }
}

/** A refusal that is written as its codes, in full. Among the codes a name with a capital letter is that of a schema of codes. */
function spelledOut(response, status, place) {
  if (!response['x-error-codes'] && !response['x-field-codes']) return response
  const refusal = REFUSALS[status]
  if (refusal && refusal.description === response.description)
    throw new Error(`${place}: leave the description of ${status} out, as it says nothing special`)
  const { 'x-error-codes': codes, 'x-field-codes': fields, example, ...rest } = { ...refusal, ...response }
  if (!codes || !rest.description) throw new Error(`${place}: ${status} needs its description and x-error-codes`)
  const properties = {
    error_code: schemaOf(codes),
    ...(fields && { fields: { additionalProperties: schemaOf(fields) } })
  }
  return { ...rest, 'x-json': { allOf: [{ $ref: `${SCHEMAS}Error` }], properties }, example }
}

function schemaOf(codes) {
  const isSchema = name => /^[A-Z]/.test(name)
  const schemas = codes.filter(isSchema).map(name => ({ $ref: SCHEMAS + name }))
  const own = codes.filter(name => !isSchema(name))
  const all = [...schemas, ...(own.length > 0 ? [{ enum: own }] : [])]
  return all.length > 1 ? { anyOf: all } : all[0]
}

const withHeaders = (response, hasVersion) => ({
  ...response,
  headers: { ...NO_STORE, ...(hasVersion && ETAG), ...response.headers }
})
