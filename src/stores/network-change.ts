import { atom } from 'nanostores'
import type { PendingChange } from '../api/pending'
import { ApiError } from '../lib/remote/failure'

/** 'moved': the panel no longer answers here, and is probably met at its new address. */
export type ChangeOutcome = 'kept' | 'taken-back' | 'moved' | 'cancelled'

/** A change of the network that may cut this browser off from the panel. */
export interface NetworkChange {
  /** What is changed, such as the name of a port. */
  subject: string
  changes: readonly { label: string; before: string; after: string }[]
  /** Where the panel will be met; empty where a lease decides that, left out where nothing moves. */
  addresses?: readonly string[]
  /** Said beside the changes, such as what the user's machine can reach. */
  note?: string
  /** @throws ApiError */
  save(): Promise<PendingChange>
}

export interface Proposal {
  change: NetworkChange
  settle(outcome: ChangeOutcome): void
  fail(error: unknown): void
}

/** The change whose dialog is open. */
export const $proposal = atom<Proposal | undefined>()

/** Asks the user, saves, and follows the change to its end. @throws what the save throws */
export function proposeChange(change: NetworkChange): Promise<ChangeOutcome> {
  if ($proposal.get()) return Promise.resolve('cancelled')
  return new Promise((settle, fail) => $proposal.set({ change, settle, fail }))
}

/** For the save of a form: what was not kept leaves its input unsaved. @throws ApiError */
export async function saveByProposal(change: NetworkChange): Promise<void> {
  const outcome = await proposeChange(change)
  if (outcome === 'cancelled' || outcome === 'taken-back') throw new ApiError({ kind: 'cancelled' })
}

export function closeProposal(): void {
  $proposal.get()?.settle('cancelled')
  $proposal.set(undefined)
}
