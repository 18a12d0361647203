import type { Refusal } from './failure'
import { type DetailsShape, matches } from './shape'

/** What a refusal says more exactly; nothing if it has another code, or other details than the contract has for it. */
export function detailsIn<T extends object>(refusal: Refusal | undefined, shape: DetailsShape<T>): Partial<T> {
  const { code, details } = refusal ?? {}
  return code === shape.code && matches(shape, details) ? details : {}
}

/** A check compares these two, which any call may meet, with the contract. */
export const CHANGED_MEANWHILE: DetailsShape<{ changed_by: string; changed_at: string }> = {
  code: 'changed_meanwhile',
  of: { fields: { changed_by: 'string', changed_at: 'string' } }
}

export const CONTENT_TOO_LARGE: DetailsShape<{ limit_bytes: number }> = {
  code: 'content_too_large',
  of: { fields: { limit_bytes: 'integer' } }
}
