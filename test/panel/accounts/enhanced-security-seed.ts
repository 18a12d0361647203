import type { Seed } from '../state'
import type { EnhancedSecuritySlice, RuntimeAccount, RuntimeSecurity } from './enhanced-security-state'

const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
const PURPOSES = ['Start and stop', 'Recipes', 'Setpoints', 'Cleaning', 'Maintenance', 'Alarm limits']

const account = (
  number: number,
  name: string,
  classes: string,
  more: Partial<RuntimeAccount> = {}
): RuntimeAccount => ({
  id: `user-${number}`,
  username: name,
  password: `Line2x${number}${number}`,
  classes: CLASSES.filter(letter => classes.includes(letter)),
  browse: false,
  read: false,
  write: false,
  hidden: false,
  valid_minutes: null,
  administrator: false,
  loggedIn: false,
  ...more
})

const administrator = () =>
  account(1, 'administrator', CLASSES.join(''), { administrator: true, browse: true, read: true, write: true })

/** A project without accounts of its own. */
function noRuntimeSecurity(): RuntimeSecurity {
  return {
    inUse: false,
    mostAccounts: 11,
    remoteLogin: 'possible',
    classes: CLASSES.map(id => ({ id, name: null })),
    accounts: [administrator()],
    lastId: 1
  }
}

function plantRuntimeSecurity(): RuntimeSecurity {
  return {
    inUse: true,
    mostAccounts: 11,
    remoteLogin: 'possible',
    classes: CLASSES.map((id, index) => ({ id, name: PURPOSES[index] ?? null })),
    accounts: [
      administrator(),
      account(2, 'Shift1', 'AB', { loggedIn: true }),
      account(3, 'Shift2', 'AB'),
      account(4, '佐藤', 'ABCD'),
      account(5, '김지우', 'ABCF'),
      account(6, 'Maintenance', 'ADEF', { hidden: true }),
      account(7, 'Scada', '', { browse: true, read: true, hidden: true })
    ],
    lastId: 7
  }
}

export const enhancedSecuritySeed: Seed<EnhancedSecuritySlice> = {
  factoryNew: () => ({ runtimeSecurity: noRuntimeSecurity() }),
  runningPlant: () => ({ runtimeSecurity: plantRuntimeSecurity() })
}
