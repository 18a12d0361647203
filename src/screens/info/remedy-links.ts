import type { HealthFinding } from '../../api/health'
import type { MessageKey } from '../../lib/text/message'

export interface RemedyLink {
  path: string
  permission: string
  title: MessageKey
}

const link = (path: string, permission: string, title: MessageKey): RemedyLink => ({ path, permission, title })

const ACCOUNTS = link('/app/account/management', 'account-management', 'menu.accountManagement')
const CERTIFICATES = link('/app/features/opcua', 'opcua', 'menu.opcua')
const PROJECT = link('/app/project/management', 'project-management', 'menu.projectManagement')
const IDENTITY = link('/app/system/system-info', 'system-info', 'menu.systemInfo')

/** The screen on which the cause is fixed; some findings have a dialog instead. */
const SCREENS: Partial<Record<HealthFinding['code'], RemedyLink>> = {
  project_stopped: PROJECT,
  no_project: PROJECT,
  restart_needed: IDENTITY,
  licence_ends: IDENTITY,
  default_password: ACCOUNTS,
  account_locked: ACCOUNTS,
  certificate_expires: CERTIFICATES,
  certificate_expired: CERTIFICATES,
  disk_almost_full: link('/app/data/backup', 'backup-data', 'menu.backupData'),
  port_without_link: link('/app/network/ethernet', 'ethernet', 'menu.ethernet'),
  wifi_failed: link('/app/network/wifi', 'wifi', 'menu.wifi'),
  clock_set_by_hand: link('/app/features/misc', 'misc', 'menu.misc')
}

/** How this user can fix a finding. */
export type Remedy =
  | { kind: 'link'; link: RemedyLink }
  | { kind: 'own-password' }
  | { kind: 'clock' }
  | { kind: 'none' }

export interface Viewer {
  roles: readonly string[]
  passwordIsFactory: boolean
}

export function remedyFor(code: HealthFinding['code'], viewer: Viewer): Remedy {
  if (code === 'clock_wrong') return { kind: 'clock' }
  if (code === 'default_password' && viewer.passwordIsFactory) return { kind: 'own-password' }
  const target = SCREENS[code]
  return target && viewer.roles.includes(target.permission) ? { kind: 'link', link: target } : { kind: 'none' }
}
