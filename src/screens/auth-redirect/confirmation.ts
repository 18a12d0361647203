import { atom } from 'nanostores'
import { keepPendingChange } from '../../api/pending'
import { refusalOf } from '../../lib/remote/failure'

/** State of the network change whose one-time code is in the address; 'none' without a code. See 'Safe apply' in src/README.md. */
export type Confirmation = 'none' | 'keeping' | 'kept' | 'expired' | 'unknown' | 'unreachable'

const CODE = /^[a-f0-9]{32}$/

export function readCode(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('confirm') ?? undefined
}

/** Keeps the change; sends its one-time code only, never a token. */
export function createConfirmation(code: string | undefined) {
  const $confirmation = atom<Confirmation>(code === undefined ? 'none' : 'keeping')

  async function keep(): Promise<void> {
    if (code === undefined) return
    $confirmation.set('keeping')
    $confirmation.set(CODE.test(code) ? await outcomeOf(code) : 'unknown')
  }

  return { $confirmation, keep }
}

async function outcomeOf(code: string): Promise<Confirmation> {
  try {
    await keepPendingChange(code)
    return 'kept'
  } catch (error) {
    const status = refusalOf(error)?.status
    if (status === 409) return 'expired'
    return status === 404 ? 'unknown' : 'unreachable'
  }
}
