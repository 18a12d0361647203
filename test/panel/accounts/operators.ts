import type { Power } from '../device/power'
import type { PanelState } from '../state'
import type { RuntimeAccount } from './enhanced-security-state'

type Security = Pick<PanelState, 'runtimeSecurity'>

export const signedInOperator = ({ runtimeSecurity }: Security): RuntimeAccount | undefined =>
  runtimeSecurity.accounts.find(({ loggedIn }) => loggedIn)

export function signOutOperator({ runtimeSecurity }: Security): void {
  for (const account of runtimeSecurity.accounts) account.loggedIn = false
}

export type Operators = ReturnType<typeof createOperators>

/** Who is logged in at the panel itself: one operator at a time, until the project stops. */
export function createOperators(state: PanelState, power: Power) {
  power.onStop(() => signOutOperator(state))

  return {
    /** @returns whether name and password are right. */
    signIn(username: string, password: string): boolean {
      const { accounts, inUse } = state.runtimeSecurity
      const account = accounts.find(other => other.username === username && other.password === password)
      if (!inUse || state.project?.state !== 'running' || !account) return false
      signOutOperator(state)
      account.loggedIn = true
      return true
    },

    signOut: () => signOutOperator(state)
  }
}
