import { atom } from 'nanostores'
import type { PendingChange } from '../api/pending'
import type { Difference } from '../lib/form/differences'
import type { SaveResult } from '../lib/form/form-options'
import { complain } from './notices'

/** A change of network settings that may cut this browser off from the panel. */
export interface NetworkChange {
  /** What is changed, such as the name of a port. */
  subject: string
  changes: readonly Difference[]
  /** The panel's new addresses; empty if DHCP assigns them, left out if they do not change. */
  addresses?: readonly string[]
  /** Where the change ends the connection of this browser: how the user reaches the panel again. */
  wayBack?: string
  /** Nobody reaches the panel through what is changed, so that nobody is warned. */
  harmless?: boolean
  /** Shown below the changes, such as who is disconnected. */
  note?: string
  /** @throws ApiError */
  save(): Promise<PendingChange>
}

export interface NetworkChangeRequest {
  change: NetworkChange
  /** A reverted change is 'cancelled' too: its input stays unsaved. */
  settle(result: SaveResult): void
  fail(error: unknown): void
}

/** The request whose dialog is open. */
export const $networkChange = atom<NetworkChangeRequest | undefined>()

/** Resolves once the user has confirmed and the change is kept or reverted (see 'Safe apply' in src/README.md). @throws ApiError */
export function requestNetworkChange(change: NetworkChange): Promise<SaveResult> {
  if (!$networkChange.get()) return new Promise((settle, fail) => $networkChange.set({ change, settle, fail }))
  complain('shell.networkChangeOpen')
  return Promise.resolve('cancelled')
}

export function closeNetworkChange(): void {
  $networkChange.get()?.settle('cancelled')
  $networkChange.set(undefined)
}
