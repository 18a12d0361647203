import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { Opcua } from '../opcua/opcua'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import type { RuntimeAccount } from './enhanced-security-state'

interface Context {
  clock: DeviceClock
  state: Pick<PanelState, 'runtimeSecurity'>
  power: Power
  opcua: Pick<Opcua, 'endSessionsOf'>
  operations: Operations
}

const MINUTE = 60_000

export type TemporaryAccounts = ReturnType<typeof createTemporaryAccounts>

/** The operator accounts that the panel removes by itself: after their time, or with the power. */
export function createTemporaryAccounts({ clock, state, power, opcua, operations }: Context) {
  const remove = (isOver: (account: RuntimeAccount) => boolean) => {
    const { runtimeSecurity: security } = state
    const over = security.accounts.filter(isOver)
    security.accounts = security.accounts.filter(account => !isOver(account))
    for (const { username } of over) {
      opcua.endSessionsOf(username)
      operations.record(removalOf(username))
    }
  }
  const removeEnded = () => {
    if (power.isRunning()) remove(({ endsAt }) => endsAt !== undefined && endsAt <= clock.elapsed())
  }
  power.onStop(() => remove(({ valid_minutes: minutes }) => minutes === 0))
  power.onStart(removeEnded)

  return {
    /** Starts the time of an account whose validity was changed. */
    start(account: RuntimeAccount): void {
      const { valid_minutes: minutes } = account
      account.endsAt = minutes ? clock.elapsed() + minutes * MINUTE : undefined
      if (minutes) clock.after(minutes * MINUTE, removeEnded)
    },

    /** The device time at which it is removed. */
    endOf: ({ endsAt }: RuntimeAccount): string | null =>
      endsAt === undefined ? null : deviceText(clock.now() + endsAt - clock.elapsed())
  }
}

const removalOf = (username: string) => ({
  username: '',
  role: '',
  place: 'panel' as const,
  address: null,
  screen: '',
  action: 'delete' as const,
  object: username,
  function: 'Temporary account',
  target: 'enhanced security',
  changes: [],
  changeCount: 0,
  result: 'done' as const,
  code: null,
  information: '',
  reserved: true
})
