import { atom, computed, type ReadableAtom } from 'nanostores'

/** Selected rows of a list: with another query none is, so that no action reaches rows that the list no longer shows. */
export function createSelection<Q, R extends { number: number }>($query: ReadableAtom<Q>) {
  const $chosen = atom<{ query: Q | undefined; rows: readonly R[] }>({ query: undefined, rows: [] })
  const $selected = computed([$chosen, $query], ({ query, rows }, current) => (query === current ? rows : []))

  return {
    $selected,

    select(row: R, ticked: boolean): void {
      const others = $selected.get().filter(({ number }) => number !== row.number)
      $chosen.set({ query: $query.get(), rows: ticked ? [...others, row] : others })
    },
    /** Beside those that are selected already, which may no longer be loaded. */
    selectAll(rows: readonly R[]): void {
      const before = $selected.get()
      const isNew = (row: R) => before.every(({ number }) => number !== row.number)
      $chosen.set({ query: $query.get(), rows: [...before, ...rows.filter(isNew)] })
    },
    deselect: () => $chosen.set({ query: undefined, rows: [] })
  }
}
