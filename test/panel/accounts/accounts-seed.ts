import { readPermissions } from '../../../.build/contract.mjs'
import type { Seed } from '../state'
import type { Account, AccountsSlice } from './accounts-state'

const DAY = 86_400_000
const { roles } = readPermissions()

type Seeded = Omit<Account, 'id'>

const account = (username: string, name: string, password: string, more: Partial<Seeded> = {}): Seeded => ({
  username,
  name,
  password,
  status: 'active',
  validUntil: undefined,
  passwordAgeDays: 0,
  passwordChangedAt: undefined,
  lastSignIn: undefined,
  roles,
  stateCode: 1,
  passwordIsFactory: false,
  passwordMustChange: false,
  ...more
})

const numbered = (accounts: Seeded[]): Account[] => accounts.map((it, index) => ({ id: index + 1, ...it }))

/** One account for each kind of sign-in. */
function plantAccounts(now: number): Account[] {
  const seen = (daysAgo: number, address: string) => ({ at: now - Math.round(daysAgo * DAY), address })
  const changed = (daysAgo: number) => now - daysAgo * DAY
  return numbered([
    account('administrator', 'Administrator', 'admin-3152', {
      passwordIsFactory: true,
      lastSignIn: seen(41.3, '192.168.10.7')
    }),
    account('engineer', 'Mika Sato', 'engineer-3152', {
      passwordChangedAt: changed(62),
      lastSignIn: seen(0.9, '192.168.10.71')
    }),
    account('operator', 'Operator', 'operator-3152', {
      roles: ['info', 'data-log', 'event-log'],
      passwordChangedAt: changed(20),
      passwordAgeDays: 90,
      lastSignIn: seen(0.12, '192.168.10.85')
    }),
    account('newcomer', 'Kim Ji-woo', 'newcomer-3152', { roles: ['info', 'system-info', 'data-log'], stateCode: 0 }),
    account('nobody', 'No Roles', 'nobody-3152', { roles: [] }),
    account('expired', 'Old Password', 'expired-3152', {
      passwordMustChange: true,
      passwordAgeDays: 180,
      passwordChangedAt: changed(194),
      lastSignIn: seen(14.5, '192.168.10.92')
    }),
    account('locked', 'Locked Out', 'locked-3152', { status: 'locked', lastSignIn: seen(3.2, '192.168.10.85') })
  ])
}

function factoryAccounts(): Account[] {
  return numbered([
    account('administrator', 'Administrator', 'admin-3152', {
      stateCode: 0,
      passwordIsFactory: true,
      passwordMustChange: true
    })
  ])
}

export const accountsSeed: Seed<AccountsSlice> = {
  factoryNew: () => ({ accounts: factoryAccounts(), accountLimit: 50 }),
  runningPlant: now => ({ accounts: plantAccounts(now), accountLimit: 50 })
}
