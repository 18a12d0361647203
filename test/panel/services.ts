import type { DeviceClock } from './device-clock'
import type { Hotspot } from './hotspot'
import type { Jobs } from './jobs'
import type { Lockout } from './lockout'
import type { MailQueue } from './mail/mail-queue'
import type { Network } from './network'
import type { OperationLog } from './operation-log'
import type { Pending } from './pending'
import type { RecipeBackups } from './recipe-backups'
import type { Sessions } from './sessions'
import type { PanelState } from './state'
import type { Tickets } from './tickets'
import type { Wifi } from './wifi'

/** What handlers work with. */
export interface Services {
  /** What the panel keeps, also over a restart. */
  state: PanelState
  clock: DeviceClock
  sessions: Sessions
  lockout: Lockout
  tickets: Tickets
  jobs: Jobs
  mailQueue: MailQueue
  pending: Pending
  network: Network
  recipeBackups: RecipeBackups
  log: OperationLog
  wifi: Wifi
  hotspot: Hotspot
  /** Goes down once the answer under way has left; then nothing answers for so many seconds, and what was only in memory is gone. */
  restart: (seconds: number) => void
  /** Reading of `clock.elapsed()` at the last start of the panel. */
  startedAt: () => number
}
