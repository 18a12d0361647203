import { randomBytes } from 'node:crypto'
import type { DeviceClock } from '../device/device-clock'

export interface PreparedFile {
  name: string
  type: string
  chunks(): Iterable<string | Uint8Array>
}

export const TICKET_SECONDS = 60

export type Tickets = ReturnType<typeof createTickets>

/** One-time keys for downloads, valid for a minute. */
export function createTickets(clock: DeviceClock) {
  const files = new Map<string, { file: PreparedFile; until: number }>()

  const dropLate = () => {
    for (const [ticket, { until }] of files) if (clock.elapsed() >= until) files.delete(ticket)
  }

  return {
    issue(file: PreparedFile): string {
      dropLate()
      const ticket = randomBytes(16).toString('hex')
      files.set(ticket, { file, until: clock.elapsed() + TICKET_SECONDS * 1000 })
      return ticket
    },

    redeem(ticket: string): PreparedFile | undefined {
      dropLate()
      const found = files.get(ticket)
      files.delete(ticket)
      return found?.file
    },

    forget(): void {
      files.clear()
    }
  }
}
