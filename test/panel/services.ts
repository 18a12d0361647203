import type { Lockout } from './accounts/lockout'
import type { TemporaryAccounts } from './accounts/temporary-accounts'
import type { DataBackups } from './backup/data-backups'
import type { Codesys } from './codesys/codesys'
import type { Links } from './communication/links'
import type { DeviceClock } from './device/device-clock'
import type { EasyAccess } from './easyaccess/easyaccess'
import type { EventLog } from './events/event-log'
import type { Exports } from './exports/exports'
import type { Secrets } from './http/secrets'
import type { Sessions } from './http/sessions'
import type { Tickets } from './http/tickets'
import type { Jobs } from './jobs/jobs'
import type { MailQueue } from './mail/mail-queue'
import type { Misc } from './misc/misc'
import type { Callers } from './network/callers'
import type { Hotspot } from './network/hotspot'
import type { Network } from './network/network'
import type { Pending } from './network/pending'
import type { Radio, Radios } from './network/radio'
import type { Certificates } from './opcua/certificates/certificates'
import type { Discovery } from './opcua/discovery/discovery'
import type { Opcua } from './opcua/opcua'
import type { Operations } from './operations/operation-log'
import type { RecipeBackups } from './recipe/recipe-backups'
import type { SecsGem } from './secs-gem/secs-gem'
import type { PanelState } from './state'
import type { Storage } from './storage/storage'
import type { Touch } from './touch/touch'
import type { Vnc } from './vnc/vnc'
import type { WebView } from './webview/webview'

/** What handlers work with. */
export interface Services {
  /** What the panel keeps, also over a restart. */
  state: PanelState
  clock: DeviceClock
  /** What the contract marks as secret. */
  secrets: Secrets
  sessions: Sessions
  lockout: Lockout
  tickets: Tickets
  exports: Exports
  jobs: Jobs
  mailQueue: MailQueue
  pending: Pending
  network: Network
  callers: Callers
  misc: Misc
  storage: Storage
  recipeBackups: RecipeBackups
  dataBackups: DataBackups
  certificates: Certificates
  events: EventLog
  operations: Operations
  links: Links
  opcua: Opcua
  temporaryAccounts: TemporaryAccounts
  discovery: Discovery
  easyAccess: EasyAccess
  secsGem: SecsGem
  codesys: Codesys
  firstRadio: Radio
  radios: Radios
  hotspot: Hotspot
  touch: Touch
  vnc: Vnc
  webview: WebView
  /** Goes down once the current response was sent; then nothing responds for so many seconds, and what was only in memory is gone. */
  restart: (seconds: number) => void
  /** Reading of `clock.elapsed()` at the last start of the panel. */
  startedAt: () => number
}
