import * as slices from './slices'

type Slices = typeof slices
type Kind = 'handlers' | 'seeds' | 'services'

/** The names of what a slice has of one kind. */
type NameIn<S extends keyof Slices, K extends Kind> = K extends keyof Slices[S] ? keyof Slices[S][K] : never
type PartIn<S extends keyof Slices, K extends Kind, N> = K extends keyof Slices[S]
  ? N extends keyof Slices[S][K]
    ? Slices[S][K][N]
    : never
  : never

/**
 * What all slices have of one kind, in one object. The type of each part is found only when it is used, because services and
 * handlers are described by each other's types.
 */
export type Parts<K extends Kind> = {
  [N in { [S in keyof Slices]: NameIn<S, K> }[keyof Slices]]: { [S in keyof Slices]: PartIn<S, K, N> }[keyof Slices]
}

export const partsOf = <K extends Kind>(kind: K): Parts<K> =>
  Object.assign({}, ...Object.values(slices).map(slice => ({ ...slice })[kind as keyof typeof slice]))
