import { isDeepStrictEqual } from 'node:util'

const EXAMPLE = 'x-example'
const PREFIX = '#/components/schemas/'

/** Gives the JSON bodies of a schema with an example, and lists of them, this example, where they have none of their own. */
export function addExamples({ paths, components: { schemas = {} } }, place) {
  const examples = takeExamples(schemas)
  const uses = Object.fromEntries(Object.keys(examples).map(name => [name, 0]))
  for (const [body, where] of bodiesOf(paths)) {
    const name = body.schema.$ref?.slice(PREFIX.length)
    const item = itemOf(schemas[name])
    const source = name in examples ? name : item
    if (!(source in examples)) continue
    const example = source === name ? examples[name] : { items: [examples[item]], total: 1 }
    if (isDeepStrictEqual(body.example, example))
      throw new Error(`${place}: ${where}: leave example out, as it is that of ${source}`)
    if ('example' in body) continue
    body.example = example
    uses[source]++
  }
  const single = Object.keys(uses).find(name => uses[name] < 2)
  if (single) throw new Error(`${place}: ${single}: write ${EXAMPLE} as the example of the only body that shows it`)
}

/**
 * The name of what a schema lists, if it is a list and nothing else.
 * @param {{ properties?: Record<string, any> }} [schema]
 */
const itemOf = ({ properties = {} } = {}) =>
  Object.keys(properties).join() === 'items,total' ? properties.items.items.$ref?.slice(PREFIX.length) : undefined

function takeExamples(schemas) {
  const named = Object.entries(schemas).filter(([, schema]) => EXAMPLE in schema)
  return Object.fromEntries(
    named.map(([name, schema]) => {
      const { [EXAMPLE]: example, ...rest } = schema
      schemas[name] = rest
      return [name, example]
    })
  )
}

const bodiesOf = paths =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { requestBody, responses = {} }]) =>
      [requestBody, ...Object.values(responses)]
        .map(body => body?.content?.['application/json'])
        .filter(body => body)
        .map(body => [body, `${path} ${method}`])
    )
  )
