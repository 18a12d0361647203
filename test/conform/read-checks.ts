import type { SchemaObject } from 'ajv'
import { checkAccess } from './access-checks'
import { bodyOf, type ReadNamed } from './bodies'
import type { Sent } from './client'
import { checkTooLarge, checkWrongBodies } from './input-checks'
import { ONE_TIME } from './plan'
import { type Check, json, successOf } from './run'
import { sampleOf, unknownValue, wrongText } from './samples'

/** An operation that changes nothing. */
export async function checkRead(check: Check, read: ReadNamed): Promise<void> {
  const { run, operation, call, path } = check
  const body = run.contract.body(operation) && (await bodyOf(run.contract, operation, read))
  const sent = { path: path + requiredQuery(check), ...(body !== undefined && json(body)) }
  const reply = await call('the call', sent, { status: successOf(operation) })
  if (operation.name === ONE_TIME) await call('the second call', sent, { status: [404] })
  await checkAccess(check, sent)
  await checkUnknown(check, sent)
  if (reply.status >= 300) return
  await checkQuery(check)
  if (body === undefined) return
  await checkWrongBodies(check, body)
  await checkTooLarge(check, body)
}

/** Each parameter alone: a value that is allowed, one that is not, and the name of something that does not exist. */
async function checkQuery({ run, operation, path, call }: Check): Promise<void> {
  const required = requiredQuery({ run, operation })
  for (const { name, schema, required: isRequired, ...parameter } of operation.queryParameters) {
    if (isRequired) continue
    const withValue = (value: string) =>
      `${path}${required || '?'}${required && '&'}${name}=${encodeURIComponent(value)}`
    const sample = isListOfIds(schema)
      ? undefined
      : 'example' in parameter
        ? parameter.example
        : sampleOf(schema, run.contract.resolve)
    if (sample !== undefined)
      await call(`with ${name}=${sample}`, { path: withValue(String(sample)) }, { status: [200] })
    const wrong = wrongText(schema, run.contract.resolve)
    if (wrong !== undefined && operation.responses[400])
      await call(
        `with ${name}=${wrong.slice(0, 20)}`,
        { path: withValue(wrong) },
        { status: [400], errorCode: 'validation_failed', field: name }
      )
    const unknown = isId(schema) && operation.responses[404] ? unknownValue(schema, run.contract.resolve) : undefined
    if (unknown !== undefined)
      await call(`with an unknown ${name}`, { path: withValue(unknown) }, { status: [404], errorCode: 'not_found' })
  }
}

const isId = (schema: SchemaObject) => schema.$ref === '#/components/schemas/Id'
/** The panel alone knows its ids; those of an example mean nothing to it. */
const isListOfIds = ({ items }: SchemaObject) => items !== undefined && isId(items)

function requiredQuery({ run, operation }: Pick<Check, 'run' | 'operation'>): string {
  const pairs = operation.queryParameters
    .filter(({ required }) => required)
    .map(({ name, schema }) => [name, String(sampleOf(schema, run.contract.resolve))])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** An id that no entry has. */
export async function checkUnknown({ run, operation, call }: Check, sent: Partial<Sent> = {}): Promise<void> {
  if (!operation.responses[404]) return
  const unknown = await run.values.unknownPathOf(operation)
  const { name } = operation.pathParameters.at(-1) ?? { name: '' }
  const expected = { status: [404], errorCode: 'not_found' }
  if (unknown !== undefined) await call(`with an unknown ${name}`, { ...sent, path: unknown }, expected)
}
