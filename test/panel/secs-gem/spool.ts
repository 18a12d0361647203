import type { DeviceClock } from '../device/device-clock'
import type { SecsGemState, Spooled } from './secs-gem-state'

/** Messages that the host has not acknowledged, the oldest first. A full spool keeps what it has. */
export function createSpool(clock: DeviceClock, secsGem: SecsGemState, onFull: () => void) {
  return {
    add(message: Pick<Spooled, 'stream' | 'fn' | 'item'>): void {
      if (secsGem.spool.length >= secsGem.spoolLimit) {
        secsGem.lost += 1
        onFull()
        return
      }
      secsGem.spoolNewest += 1
      secsGem.spool.push({ ...message, number: secsGem.spoolNewest, time: clock.now() })
    },

    purge(): void {
      secsGem.spool = []
      secsGem.lost = 0
    },

    /** Sends one after the other; each leaves when it is acknowledged. */
    async send(deliver: (message: Spooled) => Promise<void>): Promise<void> {
      for (let first = secsGem.spool[0]; first; first = secsGem.spool[0]) {
        await deliver(first)
        if (secsGem.spool[0] === first) secsGem.spool.shift()
      }
      secsGem.lost = 0
    }
  }
}
