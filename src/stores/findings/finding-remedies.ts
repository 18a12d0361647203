import type { HealthFinding } from '../../api/health'
import type { MessageKey } from '../../lib/text/message'
import type { ScreenName } from '../../session/generated/screens'
import { presentScreen } from '../../session/missing-screens'
import type { Session } from '../../session/session'
import { mayDo } from '../../session/user'
import { openDialog } from '../dialogs'

interface Target {
  screen: ScreenName
  /** What the screen opens; with `param` it ends with the value of that parameter, or is left out without one. */
  query: string
  param?: string | undefined
}

const link = (screen: ScreenName, query = '', param?: string): Target => ({ screen, query, param })

const PROJECT = link('project-management')
const OPC_UA = link('opcua')
const CERTIFICATES = link('opcua', '?tab=certificates')
const BACKUP = link('backup-data')
const RECIPE_BACKUP = link('backup-recipe')
const IDENTITY = link('system-info')
const MISC = link('misc')
const WEB_SERVER = link('misc', '?card=web-server')
const SERVICE = link('misc', '?card=', 'service')

/** The screen of this version on which the cause is fixed; some findings have a dialog instead. */
const TARGETS: Record<HealthFinding['code'], Target> = {
  project_stopped: PROJECT,
  project_updating: PROJECT,
  plc_disconnected: link('communication', '?link=', 'link'),
  host_disconnected: link('secs-gem'),
  codesys_fault: link('codesys'),
  codesys_demo: link('codesys'),
  easyaccess_disconnected: link('easyaccess'),
  no_project: PROJECT,
  restart_needed: IDENTITY,
  unexpected_restart: link('system-info', '?card=restarts'),
  licence_ends: IDENTITY,
  licence_ended: IDENTITY,
  certificate_expires: CERTIFICATES,
  certificate_expired: CERTIFICATES,
  certificate_uri_mismatch: CERTIFICATES,
  opcua_not_started: OPC_UA,
  factory_password: link('account-management', '?state=factory'),
  factory_level_password: link('system-password'),
  account_locked: link('account-management', '?state=locked'),
  disk_almost_full: BACKUP,
  // A restart frees memory.
  memory_almost_full: IDENTITY,
  data_loss: BACKUP,
  backup_failed: BACKUP,
  backup_overdue: BACKUP,
  backup_target_failed: BACKUP,
  recipe_backup_failed: RECIPE_BACKUP,
  recipe_backup_overdue: RECIPE_BACKUP,
  recipe_backup_target_failed: RECIPE_BACKUP,
  port_without_link: link('ethernet'),
  wifi_failed: link('wifi', '?radio=', 'radio'),
  // It says there who may not set the clock.
  clock_wrong: MISC,
  clock_set_by_hand: link('misc', '?card=time'),
  web_certificate_expires: WEB_SERVER,
  web_certificate_expired: WEB_SERVER,
  service_crashed: MISC,
  service_port_taken: SERVICE,
  service_server_failed: SERVICE
}

/** The one press to where this user can fix a finding, or the screen whose users can; nothing where that is missing. */
export type Remedy =
  | { path: string; screen: MessageKey }
  | { text: MessageKey; run: () => void }
  | { informFor: MessageKey }
  | undefined

export interface Viewer {
  roles: readonly string[]
  actions: readonly string[]
  passwordIsFactory: boolean
}

const NOBODY: Viewer = { roles: [], actions: [], passwordIsFactory: false }

export const viewerOf = (session: Session): Viewer => (session.status === 'signed-in' ? session.user : NOBODY)

export function remedyFor({ code, params }: Pick<HealthFinding, 'code' | 'params'>, viewer: Viewer): Remedy {
  if (code === 'clock_wrong' && mayDo(viewer, 'clock'))
    return { text: 'common.term.setClock', run: () => openDialog('clock') }
  if (code === 'factory_password' && viewer.passwordIsFactory)
    return { text: 'common.term.changePassword', run: () => openDialog('change-password') }
  const { screen, query, param } = TARGETS[code]
  const present = presentScreen(screen)
  if (!present) return undefined
  const { title, path } = present
  if (!viewer.roles.includes(screen)) return { informFor: title }
  return { path: path + (param ? queryWith(query, params[param]) : query), screen: title }
}

/** Empty where the finding does not say which entry it is about. */
const queryWith = (query: string, value: string | undefined) => (value ? query + encodeURIComponent(value) : '')
