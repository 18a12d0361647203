import type { Services, StateOf } from '../state'
import { findingsHandlers } from './findings-handlers'
import { hardeningHandlers } from './hardening-handlers'
import { hardeningSeed } from './hardening-seed'
import { healthHandlers } from './health-handlers'
import { healthSeed } from './health-seed'
import { licenceHandlers } from './licence-handlers'
import { licenceSeed } from './licence-seed'
import { createNoticedFindings, type NoticedFindings } from './noticed-findings'
import { createPower, type Power } from './power'
import { referenceHandlers } from './reference-handlers'
import { referenceSeed } from './reference-seed'
import { restartsSeed } from './restarts-seed'
import type { RestartOrigin } from './restarts-state'
import { statusHandlers } from './status-handlers'
import { statusSeed } from './status-seed'
import { systemHandlers } from './system-handlers'
import { systemInfoHandlers } from './system-info-handlers'
import { systemInfoSeed } from './system-info-seed'
import { systemSeed } from './system-seed'

export const seeds = {
  hardeningSeed,
  healthSeed,
  licenceSeed,
  referenceSeed,
  restartsSeed,
  statusSeed,
  systemInfoSeed,
  systemSeed
}

export const handlers = {
  ...findingsHandlers,
  ...hardeningHandlers,
  ...healthHandlers,
  ...licenceHandlers,
  ...referenceHandlers,
  ...statusHandlers,
  ...systemHandlers,
  ...systemInfoHandlers
}

/** What a response takes to be sent before the panel goes down. */
const RESPONSE_MS = 250

export const services = {
  power(panel: Services) {
    return createPower(panel.clock, panel.state, () => {
      for (const memory of [panel.sessions, panel.lockout, panel.tickets, panel.exports]) memory.forget()
      panel.timeSockets.dropAll()
    })
  },
  noticedFindings: ({ clock, power }: Services) => createNoticedFindings(clock, power.startedAt),
  startedAt: ({ power }: Services) => power.startedAt,
  restart({ clock, power }: Services) {
    return (seconds: number, origin?: RestartOrigin) =>
      void clock.after(RESPONSE_MS, () => power.restart(seconds, origin))
  }
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    power: Power
    noticedFindings: NoticedFindings
    /** Goes down once the current response was sent; then nothing responds for so many seconds, and what was only in memory is gone. */
    restart: (seconds: number, origin?: RestartOrigin) => void
    /** Reading of `clock.elapsed()` at the last start of the panel. */
    startedAt: () => number
  }
}
