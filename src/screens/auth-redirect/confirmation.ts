import { atom } from 'nanostores'
import { keepPendingChange } from '../../api/pending'
import { refusalOf } from '../../lib/remote/failure'

/** What became of a change of the network whose code the address carried; 'none' where it carried none. */
export type Confirmation = 'none' | 'keeping' | 'kept' | 'late' | 'unknown' | 'no-answer'

const CODE = /^[a-f0-9]{32}$/

export function readCode(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('confirm') ?? undefined
}

/** Keeps the change with its one-time code alone; nothing else is sent. */
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
    if (status === 409) return 'late'
    return status === 404 ? 'unknown' : 'no-answer'
  }
}
