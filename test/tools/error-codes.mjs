const HEAD = `<!-- Generated from static/contract by \`npm run types\`. -->

# Error codes

A refusal is \`{ error_code, message, fields?, details? }\`; \`fields\` has a code for each field that is wrong,
\`details\` of \`address_in_use\` is a \`AddressInUseDetails\` of the contract, and so on; codes without such a schema have none.
Of every operation with the status that has no codes of its own below:

`

/** Every error code of the contract by operation, and its meaning, as Markdown: what the panel's side has to implement. */
export function errorCodes(document, meanings) {
  const { responses, schemas } = document.components
  const all = [...failuresOf(document)]
  const statusOf = name => all.find(({ response: { $ref = '' } }) => nameOf($ref) === name)?.status
  const shared = Object.entries(responses).map(([name, response]) => [statusOf(name), ...codesOf(response, schemas)])
  const own = all
    .filter(({ response }) => response.content)
    .map(({ operation, status, response }) => [`\`${operation}\``, status, ...codesOf(response, schemas)])
  const named = Object.entries(schemas).filter(([name]) => /^(Schema|Port)Fault$|ErrorCode$/.test(name))
  return `${HEAD}${table(['status', 'error_code', 'codes of fields'], shared)}
Of single operations:

${table(['operation', 'status', 'error_code', 'codes of fields'], own)}
Named codes:

${table(
  ['schema', 'codes'],
  named.map(([name, schema]) => [name, valuesOf(schema)])
)}
What they mean:

${meaningTable('error_code', meanings.error_codes)}
Codes of fields:

${meaningTable('code', meanings.field_codes)}`
}

function meaningTable(title, meanings) {
  return table(
    [title, 'meaning'],
    Object.entries(meanings).map(([code, meaning]) => [`\`${code}\``, meaning])
  )
}

/** The codes of the contract with the statuses, or names of schemas, that have them. */
export function usedCodes(document) {
  const { schemas, responses } = document.components
  const used = { error_codes: new Map(), field_codes: new Map() }
  const add = (kind, codes, where) => {
    for (const code of codes) used[kind].set(code, (used[kind].get(code) ?? new Set()).add(where))
  }
  for (const { status, response } of failuresOf(document)) {
    const [code, field] = enumsOf(response.$ref ? responses[nameOf(response.$ref)] : response, schemas)
    add('error_codes', code, status)
    add('field_codes', field, status)
  }
  for (const [name, schema] of Object.entries(schemas)) {
    if (name.endsWith('ErrorCode')) add('error_codes', enumOf(schema, schemas), name)
  }
  return used
}

export function enumsOf({ content }, schemas) {
  const { $ref, properties } = content['application/json'].schema
  const { error_code, fields } = properties ?? schemas[nameOf($ref)].properties
  return [error_code, fields?.additionalProperties ?? {}].map(schema => enumOf(schema, schemas))
}

function enumOf({ $ref, anyOf = [], enum: values = [] }, schemas) {
  const named = $ref ? enumOf(schemas[nameOf($ref)], schemas) : []
  return [...named, ...anyOf.flatMap(schema => enumOf(schema, schemas)), ...values]
}

function* failuresOf({ paths }) {
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, { responses = {} }] of Object.entries(item)) {
      for (const [status, response] of Object.entries(responses)) {
        if (/^[45]/.test(status)) yield { operation: `${method.toUpperCase()} ${path}`, status, response }
      }
    }
  }
}

function codesOf({ content }, schemas) {
  const { $ref, properties } = content['application/json'].schema
  const { error_code, fields } = properties ?? schemas[nameOf($ref)].properties
  return [valuesOf(error_code), fields ? valuesOf(fields.additionalProperties) : '']
}

/** A named enum by its name, others by their values. */
function valuesOf({ $ref, anyOf = [], enum: values = [] }) {
  const named = $ref ? [nameOf($ref)] : []
  return [...named, ...anyOf.map(valuesOf), ...values.map(value => `\`${value}\``)].join(', ')
}

const nameOf = $ref => $ref.split('/').pop()

function table(titles, rows) {
  const lines = [titles, titles.map(() => '---'), ...rows]
  return lines.map(cells => `| ${cells.join(' | ')} |\n`).join('')
}
