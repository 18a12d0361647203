const SCHEMAS = '#/components/schemas/'

/** The contract without some of its tags: their calls, sockets and pages, and the schemas and error codes that only they use. */
export function withoutTags(document, tags) {
  if (tags.length === 0) return document
  /** @param {[string, unknown]} entry */
  const isOther = ([path]) => !path.split('/').some(part => tags.includes(part))
  const entries = Object.entries(document.paths).flatMap(([path, item]) => {
    const others = Object.entries(item).filter(([, operation]) => !operation.tags?.some(tag => tags.includes(tag)))
    return others.length > 0 ? [[path, Object.fromEntries(others)]] : []
  })
  const reduced = {
    ...document,
    tags: document.tags.filter(({ name }) => !tags.includes(name)),
    'x-sockets': Object.fromEntries(Object.entries(document['x-sockets']).filter(isOther)),
    'x-pages': Object.fromEntries(Object.entries(document['x-pages']).filter(isOther)),
    paths: Object.fromEntries(entries)
  }
  const components = { ...document.components, schemas: usedSchemas(reduced) }
  return withUsedCodes({ ...reduced, components }, document)
}

/** The schemas that are reached from outside of them, and the details of the error codes that there are. */
function usedSchemas({ components: { schemas, ...others }, 'x-error-codes': _, ...document }) {
  const used = new Set()
  const collect = value => {
    for (const name of referencesIn(value))
      if (!used.has(name)) {
        used.add(name)
        collect(schemas[name])
      }
  }
  collect([document, others])
  const words = wordsIn([document, Object.fromEntries([...used].map(name => [name, schemas[name]]))])
  for (const name of Object.keys(schemas))
    if (name.endsWith('Details') && words.has(codeOf(name))) collect({ $ref: SCHEMAS + name })
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

/** The code whose details a schema describes: `address_in_use` of `AddressInUseDetails`. */
const codeOf = name =>
  name
    .replace(/Details$/, '')
    .replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
    .slice(1)

function withUsedCodes(reduced, { 'x-error-codes': codes, ...document }) {
  const { 'x-error-codes': _, ...others } = reduced
  const [before, now] = [wordsIn(document), wordsIn(others)]
  const used = list => Object.fromEntries(Object.entries(list).filter(([code]) => now.has(code) || !before.has(code)))
  return {
    ...reduced,
    'x-error-codes': Object.fromEntries(Object.entries(codes).map(([kind, list]) => [kind, used(list)]))
  }
}

const referencesIn = value => {
  const found = []
  JSON.stringify(value, (key, inner) => {
    if (key === '$ref' && String(inner).startsWith(SCHEMAS)) found.push(inner.slice(SCHEMAS.length))
    return inner
  })
  return found
}

/** All texts that are values, such as those of an enum. */
function wordsIn(value) {
  const found = new Set()
  JSON.stringify(value, (_, inner) => {
    if (typeof inner === 'string') found.add(inner)
    return inner
  })
  return found
}
