const FORMAT = 'password'

/** The text of src/api/generated/secret-fields.ts: the names of what the contract marks as secret in requests. */
export function secretFields({ paths, components }) {
  const names = new Set()
  const visited = new Set()
  const visit = (node, name) => {
    if (typeof node !== 'object' || node === null || visited.has(node)) return
    visited.add(node)
    if (node.writeOnly || node.format === FORMAT) names.add(name)
    if (node.$ref) visit(components.schemas[node.$ref.split('/').pop()], name)
    for (const parts of [node.oneOf, node.anyOf, node.allOf]) for (const part of parts ?? []) visit(part, name)
    visit(node.items, name)
    for (const [property, schema] of Object.entries(node.properties ?? {})) visit(schema, property)
  }
  for (const item of Object.values(paths))
    for (const { requestBody } of Object.values(item))
      for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema, '')
  const list = [...names].sort().map(name => `'${name}'`)
  return `export const SECRET_FIELDS: readonly string[] = [${list.join(', ')}]\n`
}
