import type { HealthFinding } from '../../api/health'
import type { MessageKey } from '../../lib/text/message'

export interface RemedyLink {
  path: string
  /** The permission that opens it. */
  permission: string
  title: MessageKey
}

const link = (path: string, permission: string, title: MessageKey): RemedyLink => ({ path, permission, title })

const ACCOUNTS = link('/app/account/management', 'account-management', 'menu.accountManagement')
const CERTIFICATES = link('/app/features/opcua', 'opcua', 'menu.opcua')
const PROJECT = link('/app/project/management', 'project-management', 'menu.projectManagement')
const IDENTITY = link('/app/system/system-info', 'system-info', 'menu.systemInfo')

/** The screen on which each cause is mended; none where a dialog does it. */
const PLACES: Partial<Record<HealthFinding['code'], RemedyLink>> = {
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

/** What mends a finding, as far as this user may. */
export type Remedy =
  | { kind: 'link'; link: RemedyLink }
  | { kind: 'own-password' }
  | { kind: 'clock' }
  | { kind: 'none' }

export interface Helper {
  roles: readonly string[]
  passwordIsFactory: boolean
}

export function remedyFor(code: HealthFinding['code'], helper: Helper): Remedy {
  if (code === 'clock_wrong') return { kind: 'clock' }
  if (code === 'default_password' && helper.passwordIsFactory) return { kind: 'own-password' }
  const found = PLACES[code]
  return found && helper.roles.includes(found.permission) ? { kind: 'link', link: found } : { kind: 'none' }
}
