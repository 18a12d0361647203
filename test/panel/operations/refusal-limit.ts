import contract from '../../../static/contract/common.json'
import type { DeviceClock } from '../device/device-clock'
import { createMinuteBudget } from '../device/minute-budget'
import { networkOf } from '../network/client-network'
import type { NewOperation } from './call-record'
import { isOfStranger } from './log-shares'

const { same_per_minute: SAME, refusals_per_minute: REFUSALS } = contract['x-operation-log']

/**
 * Refusals must not displace other records, however many names, addresses and targets a caller has to choose from.
 * @returns whether a record is one too many.
 */
export function createRefusalLimit(clock: DeviceClock) {
  const budgets = new Map<string, ReturnType<typeof createMinuteBudget>>()

  return (operation: NewOperation): boolean => {
    if (operation.result !== 'refused') return false
    const { username, address, function: name, target, code } = operation
    // All of those who have not logged in share one; the others are as many as there are accounts.
    const caller = isOfStranger(operation) ? '' : username
    const budget = budgets.get(caller) ?? createMinuteBudget(clock, SAME, REFUSALS)
    budgets.set(caller, budget)
    return !budget(JSON.stringify([username, networkOf(address ?? ''), name, target, code]))
  }
}
