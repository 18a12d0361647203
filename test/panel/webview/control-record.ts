import type { NewOperation } from '../operations/call-record'
import { AT_PANEL, type Operator, SCREEN } from './operate'

/** Whose it was and whose it is now; undefined where nobody operates. */
interface Passed {
  previous: Operator | undefined
  next: Operator | undefined
}

/** In the operation log: who operated the panel when. */
export function controlRecord({ previous, next }: Passed): NewOperation {
  return {
    ...(next ?? previous ?? AT_PANEL),
    screen: SCREEN,
    action: 'run',
    object: 'Control',
    function: 'Control',
    target: '',
    changes: [{ field: 'controller', previous: textOf(previous), next: textOf(next) }],
    changeCount: 1,
    result: 'done',
    code: null
  }
}

const textOf = (operator: Operator | undefined): string | null =>
  operator ? [operator.username, operator.address].filter(Boolean).join(' ') : null
