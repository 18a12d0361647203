import type { DeviceClock } from '../../device/device-clock'
import type { HsmsFault } from './fault'
import type { Frame } from './frames'

interface Ends {
  resolve: (frame: Frame) => void
  reject: (fault: HsmsFault) => void
}

interface Open extends Ends {
  cancel: () => void
}

const LAST_SYSTEM = 0xffff_ffff

/** Messages that wait for their replies, by system bytes. */
export function createTransactions(clock: DeviceClock) {
  const open = new Map<number, Open>()
  let last = 0

  const take = (system: number): Open | undefined => {
    const found = open.get(system)
    open.delete(system)
    found?.cancel()
    return found
  }

  const nextSystem = (): number => {
    last = last === LAST_SYSTEM ? 1 : last + 1
    return last
  }

  return {
    nextSystem,

    /** Ends with the frame of the reply, before the next one is read. */
    open(seconds: number, late: HsmsFault, ends: Ends): number {
      const system = nextSystem()
      const cancel = clock.after(seconds * 1000, () => take(system)?.reject(late))
      open.set(system, { ...ends, cancel })
      return system
    },

    /** A reply that no transaction waits for is dropped. */
    settle: (frame: Frame): void => take(frame.system)?.resolve(frame),
    fail: (system: number, fault: HsmsFault): void => take(system)?.reject(fault),

    abort(fault: HsmsFault): void {
      for (const system of [...open.keys()]) take(system)?.reject(fault)
    }
  }
}
