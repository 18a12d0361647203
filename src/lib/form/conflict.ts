import { type ApiError, type Refusal, refusalOf } from '../remote/failure'

/** Whether a save was refused because somebody else had saved the same settings. */
export function isConflict(error: ApiError | undefined): boolean {
  const refusal = refusalOf(error)
  return refusal !== undefined && isOvertaken(refusal)
}

export function isOvertaken({ status, code }: Refusal): boolean {
  return status === 412 || code === 'changed_meanwhile'
}
