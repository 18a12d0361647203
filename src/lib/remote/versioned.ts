/** Settings with the ETag that their next save must name. */
export interface Versioned<T> {
  value: T
  version: string
}
