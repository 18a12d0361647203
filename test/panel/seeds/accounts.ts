import type { Account } from '../state'

/** The permission names of all screens (those that need none are left out). */
export const ALL_PERMISSIONS = [
  ...['info', 'system-info', 'ethernet', 'wifi', 'hotspot', 'project-management', 'email', 'enhanced-security'],
  ...['recipe', 'backup-recipe', 'data-log', 'event-log', 'operation-log', 'backup-data', 'webview-setting'],
  ...['easyaccess', 'codesys', 'opcua', 'communication', 'misc', 'secs-gem', 'touch-calibration'],
  ...['account-management', 'system-password', 'api-doc']
]

const account = (username: string, name: string, password: string, more: Partial<Account> = {}): Account => ({
  username,
  name,
  password,
  status: 'active',
  roles: ALL_PERMISSIONS,
  stateCode: 1,
  passwordIsFactory: false,
  passwordMustChange: false,
  ...more
})

/** One account for each way the console greets somebody. */
export function plantAccounts(): Account[] {
  return [
    account('administrator', 'Administrator', 'admin-3152', { passwordIsFactory: true }),
    account('engineer', 'Mika Sato', 'engineer-3152'),
    account('operator', 'Operator', 'operator-3152', { roles: ['info', 'data-log', 'event-log'] }),
    account('newcomer', 'Kim Ji-woo', 'newcomer-3152', { roles: ['info', 'system-info', 'data-log'], stateCode: 0 }),
    account('nobody', 'No Roles', 'nobody-3152', { roles: [] }),
    account('expired', 'Old Password', 'expired-3152', { passwordMustChange: true }),
    account('locked', 'Locked Out', 'locked-3152', { status: 'locked' })
  ]
}

export function factoryAccounts(): Account[] {
  return [
    account('administrator', 'Administrator', 'admin-3152', {
      stateCode: 0,
      passwordIsFactory: true,
      passwordMustChange: true
    })
  ]
}
