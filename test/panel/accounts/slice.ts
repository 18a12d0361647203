import type { Services, StateOf } from '../state'
import { type AccessTokens, createAccessTokens } from './access-tokens'
import { accessTokensHandlers } from './access-tokens-handlers'
import { accessTokensSeed } from './access-tokens-seed'
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

export const seeds = { accessTokensSeed, accountsSeed, enhancedSecuritySeed, systemPasswordsSeed }

export const handlers = {
  ...accessTokensHandlers,
  ...accountHandlers,
  ...accountsHandlers,
  ...authHandlers,
  ...enhancedSecurityHandlers,
  ...systemPasswordsHandlers
}

export const services = {
  accessTokens: ({ clock, state, lockout }: Services) => createAccessTokens(clock, state, lockout),
  lockout: ({ clock }: Services) => createLockout(clock),
  operators: ({ state, power }: Services) => createOperators(state, power),
  temporaryAccounts: createTemporaryAccounts
}

declare module '../state' {
  interface PanelState extends StateOf<typeof seeds> {}
  interface Services {
    accessTokens: AccessTokens
    lockout: Lockout
    temporaryAccounts: TemporaryAccounts
    operators: Operators
  }
}
