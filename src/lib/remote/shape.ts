/** What a reply must look like at run time; generated from the contract (`npm run types`). */
export type Descriptor =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'any'
  | { list: Descriptor }
  | { record: Descriptor }
  | { fields: Record<string, Descriptor> }
  | { one: readonly string[] }
  | { maybe: Descriptor }
  | { either: readonly Descriptor[] }
  | (() => Descriptor)

export interface Shape<T> {
  readonly of: Descriptor
  /** Never set: ties the descriptor to its type. */
  readonly type?: T
}

type Optional = `${string}?`

/** What a descriptor admits, of those that name their fields; a reply of which only these are needed is of this type. */
export type Admitted<D> = D extends 'string'
  ? string
  : D extends 'number' | 'integer'
    ? number
    : D extends 'boolean'
      ? boolean
      : D extends { readonly list: infer L }
        ? readonly Admitted<L>[]
        : D extends { readonly maybe: infer M }
          ? Admitted<M> | null
          : D extends { readonly one: readonly (infer O)[] }
            ? O
            : D extends { readonly fields: infer F }
              ? { readonly [K in Exclude<keyof F, Optional>]: Admitted<F[K]> } & {
                  readonly [K in keyof F & Optional as K extends `${infer N}?` ? N : never]?: Admitted<F[K]>
                }
              : never

/** Of the `details` of a refusal with this code. */
export interface DetailsShape<T> extends Shape<T> {
  readonly code: string
}

export function matches<T>(shape: Shape<T>, value: unknown): value is T {
  return fits(shape.of, value)
}

function fits(descriptor: Descriptor, value: unknown): boolean {
  if (typeof descriptor === 'function') return fits(descriptor(), value)
  if (typeof descriptor === 'string') return fitsPrimitive(descriptor, value)
  if ('list' in descriptor) return Array.isArray(value) && value.every(item => fits(descriptor.list, item))
  if ('one' in descriptor) return typeof value === 'string' && descriptor.one.includes(value)
  if ('maybe' in descriptor) return value === null || fits(descriptor.maybe, value)
  if ('either' in descriptor) return descriptor.either.some(option => fits(option, value))
  if (!isRecord(value)) return false
  if ('record' in descriptor) return Object.values(value).every(item => fits(descriptor.record, item))
  return Object.entries(descriptor.fields).every(([name, field]) => fitsField(name, field, value))
}

function fitsPrimitive(kind: 'string' | 'number' | 'integer' | 'boolean' | 'any', value: unknown): boolean {
  if (kind === 'any') return true
  if (kind === 'number') return Number.isFinite(value)
  if (kind === 'integer') return Number.isInteger(value)
  return typeof value === kind
}

function fitsField(name: string, descriptor: Descriptor, value: Record<string, unknown>): boolean {
  const optional = name.endsWith('?')
  const key = optional ? name.slice(0, -1) : name
  if (!Object.prototype.hasOwnProperty.call(value, key)) return optional
  return fits(descriptor, value[key])
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
