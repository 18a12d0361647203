import { randomBytes } from 'node:crypto'
import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { PanelState } from '../state'

export type PendingChange = Schemas['PendingChange']

export interface ChangeDefinition {
  /** Stores the new settings; called at once. */
  apply(): void
  /** Restores the previous settings. */
  revert(): void
  /** The panel's addresses with the new settings; empty while a lease is unknown. */
  addresses(): string[]
  /** The panel begins to work with the new settings, a second after the response to the save. */
  enforce?(): void
  /** Whether it already works with them, once `enforce` was called; at once by default. */
  inForce?(): boolean
}

interface Waiting {
  definition: ChangeDefinition
  code: string
  state: PendingChange['state']
  enforced: boolean
  deadline: number
  deadlineText: string
  endedAt?: number
  settle: () => void
}

const SETTLING_MILLISECONDS = 1000
const REMEMBERED_MILLISECONDS = 3_600_000

export type Pending = ReturnType<typeof createPending>

/** Network changes that are reverted at the deadline or by a restart, unless they are kept. */
export function createPending(clock: DeviceClock, state: Pick<PanelState, 'revertSeconds'>, power: Power) {
  const changes = new Map<string, Waiting>()
  const open = () => [...changes.values()].filter(it => it.state === 'pending')

  const end = (it: Waiting, how: 'kept' | 'reverted') => {
    it.settle()
    it.state = how
    if (how === 'reverted') it.definition.revert()
    else if (!it.enforced) enforce(it)
    it.endedAt = clock.elapsed()
  }

  const enforce = (it: Waiting) => {
    it.enforced = true
    it.definition.enforce?.()
  }

  const shown = ({ definition, code, state, enforced, deadline, deadlineText }: Waiting): PendingChange => ({
    code,
    state,
    in_force: enforced && state !== 'reverted' && (definition.inForce?.() ?? true),
    seconds_left: state === 'pending' ? Math.max(0, Math.ceil((deadline - clock.elapsed()) / 1000)) : 0,
    deadline: deadlineText,
    addresses: definition.addresses()
  })

  const find = (code: string) => {
    const it = changes.get(code)
    const forgotten = it?.endedAt !== undefined && clock.elapsed() - it.endedAt >= REMEMBERED_MILLISECONDS
    if (forgotten) changes.delete(code)
    return forgotten ? undefined : it
  }

  power.onStop(() => {
    for (const it of open()) end(it, 'reverted')
  })

  return {
    /** Whether a change waits: a second one would have nothing certain to go back to. */
    isOpen: (): boolean => open().length > 0,

    propose(definition: ChangeDefinition): PendingChange {
      const length = state.revertSeconds * 1000
      definition.apply()
      const it: Waiting = {
        definition,
        code: randomBytes(16).toString('hex'),
        state: 'pending',
        enforced: false,
        deadline: clock.elapsed() + length,
        deadlineText: deviceText(clock.now() + length),
        settle: () => {}
      }
      const cancels = [
        clock.after(SETTLING_MILLISECONDS, () => it.enforced || enforce(it)),
        clock.after(length, () => end(it, 'reverted'))
      ]
      it.settle = () => {
        for (const cancel of cancels) cancel()
      }
      changes.set(it.code, it)
      return shown(it)
    },

    read(code: string): PendingChange | undefined {
      const it = find(code)
      return it && shown(it)
    },

    /** Reverts a change that still waits, before its deadline. */
    revert(code: string): void {
      const it = find(code)
      if (it?.state === 'pending') end(it, 'reverted')
    },

    keep(code: string): PendingChange | 'reverted' | undefined {
      const it = find(code)
      if (it?.state === 'reverted') return 'reverted'
      if (it?.state === 'pending') end(it, 'kept')
      return it && shown(it)
    }
  }
}
