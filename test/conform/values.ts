import type { Contract, Operation } from './contract'
import { recordOf } from './probe'
import { unknownValue } from './samples'

/** Reads a path with GET; undefined where the panel refuses it. */
type Read = (path: string) => Promise<unknown>

export type Values = ReturnType<typeof createValues>

/** Finds values for the parameters of paths in the lists of the panel. */
export function createValues(contract: Contract, read: Read) {
  const own = new Map<string, string>()
  const lists = new Map<string, Promise<unknown>>()

  const readOnce = (path: string) => {
    const found = lists.get(path) ?? read(path)
    lists.set(path, found)
    return found
  }

  /** The lists of the same tag that may name an entry of a collection, the nearest first. */
  const listsFor = (operation: Operation, prefix: string) => {
    const readers = contract.operations.filter(({ method, tag }) => method === 'get' && tag === operation.tag)
    const above = readers.filter(({ path }) => prefix === path || prefix.startsWith(`${path}/`))
    const beside = readers.filter(it => !above.includes(it) && it.pathParameters.length === 0 && !hasRequired(it))
    return [...above.sort((a, b) => b.path.length - a.path.length), ...beside]
  }

  /** The first entry of a list; the parameters before it have their values already. */
  const findIn = async (operation: Operation, prefix: string, name: string, filled: Map<string, string>) => {
    const collection = prefix.split('/').pop() ?? ''
    for (const list of listsFor(operation, prefix)) {
      const path = fill(contract.urlOf(list), filled)
      if (path.includes('{')) continue
      const answer = await readOnce(path)
      const entry = firstEntry(answer, collection, list.path.endsWith(`/${collection}`), name)
      if (entry !== undefined) return entry
    }
    return undefined
  }

  return {
    /** From now on, parameters up to the end of this path have this value: the run made the entry itself. */
    own(path: string, value: string): void {
      own.set(path, value)
    },

    isOwn: (path: string): boolean => own.has(path),

    /** A list, which is read once. */
    read: readOnce,

    /** Reads lists again: they have changed. */
    forget: () => lists.clear(),

    /** The address of an operation, or the reason why there is none. */
    async pathOf(operation: Operation): Promise<{ path: string } | { missing: string }> {
      const filled = new Map<string, string>()
      for (const { name, schema } of operation.pathParameters) {
        const end = operation.path.indexOf(`{${name}}`)
        const prefix = operation.path.slice(0, end - 1)
        const [first] = contract.resolve(schema).enum ?? []
        const value = own.get(`${prefix}/{${name}}`) ?? first ?? (await findIn(operation, prefix, name, filled))
        if (value === undefined) return { missing: `no list of the panel has an entry for ${prefix}/{${name}}` }
        filled.set(name, value)
      }
      return { path: fill(contract.urlOf(operation), filled) }
    },

    /** The address of an operation with an id that does not exist. */
    async unknownPathOf(operation: Operation): Promise<string | undefined> {
      const last = operation.pathParameters.at(-1)
      const value = last && unknownValue(last.schema, contract.resolve)
      if (!last || value === undefined) return undefined
      const others = operation.pathParameters.slice(0, -1)
      const found = await this.pathOf({ ...operation, pathParameters: others })
      return 'path' in found ? fill(found.path, new Map([[last.name, value]])) : undefined
    }
  }
}

const hasRequired = ({ queryParameters }: Operation) => queryParameters.some(({ required }) => required)

function fill(path: string, values: Map<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values.get(name)
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/** Of a list that is named as the collection, or of any where the whole answer is the collection. */
function firstEntry(answer: unknown, collection: string, isCollection: boolean, name: string): string | undefined {
  for (const [key, value] of Object.entries(recordOf(answer))) {
    if (!Array.isArray(value) || !(isCollection || key === collection)) continue
    const found = recordOf(value[0])[name]
    if (typeof found === 'string' || typeof found === 'number') return String(found)
  }
  return undefined
}
