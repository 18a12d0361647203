import type { Services, StateOf } from '../state'
import { accountHandlers } from './account-handlers'
import { accountsHandlers } from './accounts-handlers'
import { accountsSeed } from './accounts-seed'
import { authHandlers } from './auth-handlers'
import { enhancedSecurityHandlers } from './enhanced-security-handlers'
import { enhancedSecuritySeed } from './enhanced-security-seed'
import { createLockout, type Lockout } from './lockout'
import { createOperators, type Operators } from './operators'
import { systemPasswordsHandlers } from './system-passwords-handlers'
import { systemPasswordsSeed } from './system-passwords-seed'
import { createTemporaryAccounts, type TemporaryAccounts } from './temporary-accounts'

export const seeds = { accountsSeed, enhancedSecuritySeed, systemPasswordsSeed }

export const handlers = {
  ...accountHandlers,
  ...accountsHandlers,
  ...authHandlers,
  ...enhancedSecurityHandlers,
  ...systemPasswordsHandlers
}

export const services = {
  lockout: ({ clock }: Services) => createLockout(clock),
  operators: ({ state, power }: Services) => createOperators(state, power),
  temporaryAccounts: createTemporaryAccounts
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    lockout: Lockout
    temporaryAccounts: TemporaryAccounts
    operators: Operators
  }
}
