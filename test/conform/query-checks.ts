import type { SchemaObject } from 'ajv'
import { recordOf } from './probe'
import type { Check } from './run'
import { sampleOf, sampleTexts, unknownValue, wrongText } from './samples'

const LANGUAGE = '#/components/schemas/LanguageCode'
/** Reserved for private use (ISO 639-2): no panel has texts in it. */
const NO_LANGUAGE = 'qaa'

/** Each parameter alone: a value that is allowed, one that is not, and the name of something that does not exist. */
export async function checkQuery(check: Check): Promise<void> {
  const { run, operation, path, call } = check
  const required = requiredQuery({ run, operation })
  for (const { name, schema, required: isRequired, ...parameter } of operation.queryParameters) {
    if (isRequired) continue
    const withValue = (...values: string[]) =>
      [path + required, new URLSearchParams(values.map(value => [name, value]))].join(required ? '&' : '?')
    const sample = isListOfIds(schema)
      ? undefined
      : 'example' in parameter
        ? parameter.example
        : sampleOf(schema, run.contract.resolve)
    if (sample !== undefined)
      await call(`with ${name}=${sample}`, { path: withValue(String(sample)) }, { status: [200] })
    if (schema.$ref === LANGUAGE)
      await call(`with ${name}=${NO_LANGUAGE}`, { path: withValue(NO_LANGUAGE) }, { status: [200] })
    const values = sampleTexts(schema, run.contract.resolve)
    if (values.length > 1) await checkList(check, name, values, withValue)
    else if (sample !== undefined && operation.responses[400])
      await call(
        `with ${name}=${sample} twice`,
        { path: withValue(String(sample), String(sample)) },
        { status: [400], errorCode: 'validation_failed', field: name }
      )
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

export function requiredQuery({ run, operation }: Pick<Check, 'run' | 'operation'>): string {
  const pairs = operation.queryParameters
    .filter(({ required }) => required)
    .map(({ name, schema }) => [name, String(sampleOf(schema, run.contract.resolve))])
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Values that are repeated, or have a space between them, select the same as values in one text. */
async function checkList(
  { run, operation, probe, call }: Check,
  name: string,
  values: string[],
  withValue: (...values: string[]) => string
): Promise<void> {
  const totalWith = async (label: string, path: string) =>
    recordOf((await call(label, { path }, { status: [200] })).json).total
  const before = await totalWith(`with ${name}=${values.join(',')}`, withValue(values.join(',')))
  const label = `with ${name} repeated`
  const repeated = await totalWith(label, withValue(...values))
  const after = await totalWith(`with ${name}=${values.join(', ')}`, withValue(values.join(', ')))
  // The list may grow or be shortened between the requests.
  const [least = 0, most = 0] = [Number(before), Number(after)].sort((a, b) => a - b)
  const total = Number(repeated)
  if (Number.isNaN(least + most + total)) return
  const difference = `total is ${total} instead of ${least === most ? least : `${least} … ${most}`}`
  probe.expect(label, 'list', least <= total && total <= most, difference, run.contract.placeOf(operation))
}
