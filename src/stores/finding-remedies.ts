import type { HealthFinding } from '../api/health'
import type { MessageKey } from '../lib/text/message'
import type { ScreenName } from '../session/generated/screens'
import { mayDo } from '../session/user'
import { openDialog } from './dialogs'
import { screenLink } from './setting-links'

export interface RemedyLink {
  path: string
  permission: ScreenName
  text: MessageKey
}

const link = (name: ScreenName): RemedyLink => ({ ...screenLink(name), permission: name })

const ACCOUNTS = link('account-management')
const PROJECT = link('project-management')
const OPC_UA = link('opcua')
const CERTIFICATES = { ...OPC_UA, path: `${OPC_UA.path}?tab=certificates` }
const BACKUP = link('backup-data')
const IDENTITY = link('system-info')

/** The screen of this version on which the cause is fixed; some findings have a dialog instead. */
const SCREENS: Partial<Record<HealthFinding['code'], RemedyLink>> = {
  project_stopped: PROJECT,
  project_updating: PROJECT,
  plc_disconnected: link('communication'),
  host_disconnected: link('secs-gem'),
  codesys_fault: link('codesys'),
  no_project: PROJECT,
  restart_needed: IDENTITY,
  licence_ends: IDENTITY,
  certificate_expires: CERTIFICATES,
  certificate_expired: CERTIFICATES,
  certificate_uri_mismatch: CERTIFICATES,
  opcua_not_started: OPC_UA,
  factory_password: ACCOUNTS,
  factory_level_password: link('system-password'),
  account_locked: ACCOUNTS,
  data_loss: BACKUP,
  backup_failed: BACKUP,
  backup_overdue: BACKUP,
  port_without_link: link('ethernet'),
  wifi_failed: link('wifi')
}

/** How this user can fix a finding. */
export type Remedy =
  | { kind: 'link'; link: RemedyLink }
  | { kind: 'own-password' }
  | { kind: 'clock' }
  | { kind: 'none' }

export interface Viewer {
  roles: readonly string[]
  actions: readonly string[]
  passwordIsFactory: boolean
}

export function remedyFor({ code, params }: Pick<HealthFinding, 'code' | 'params'>, viewer: Viewer): Remedy {
  if (code === 'clock_wrong') return { kind: mayDo(viewer, 'clock') ? 'clock' : 'none' }
  if (code === 'factory_password' && viewer.passwordIsFactory) return { kind: 'own-password' }
  const target = SCREENS[code]
  if (!target || !viewer.roles.includes(target.permission)) return { kind: 'none' }
  const query = params.radio ? `?radio=${encodeURIComponent(params.radio)}` : ''
  return { kind: 'link', link: { ...target, path: target.path + query } }
}

type Press = { path: string; screen: MessageKey } | { text: MessageKey; run: () => void }

/** The one press to it. */
export function remedyControl(remedy: Remedy): Press | undefined {
  if (remedy.kind === 'none') return undefined
  if (remedy.kind === 'link') return { path: remedy.link.path, screen: remedy.link.text }
  return remedy.kind === 'clock'
    ? { text: 'common.term.setClock', run: () => openDialog('clock') }
    : { text: 'common.term.changePassword', run: () => openDialog('change-password') }
}
