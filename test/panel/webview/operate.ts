import type { EventLog } from '../events/event-log'
import { isAlarm } from '../events/stored-event'
import type { NewOperation } from '../operations/call-record'
import type { Operations } from '../operations/operation-log'
import type { PanelState } from '../state'
import { isLineObject, type Line, type LineObject } from './line'
import type { PageMessage } from './page-messages'

/** Who operates, as the operation log names it. */
export type Operator = Pick<NewOperation, 'username' | 'role' | 'place' | 'address' | 'information'>

type Refusal = 'no_control' | 'out_of_range' | 'acknowledged_at_panel_only'

interface Context {
  events: EventLog
  operations: Operations
  line: Line
  state: Pick<PanelState, 'remoteAcknowledgement'>
}

export const AT_PANEL: Operator = { username: 'Operator', role: '', place: 'panel', address: null, information: '' }
/** Of the project. */
export const SCREEN = 'Filler'
const COMMENT = 'Operating screen'

export type Operate = ReturnType<typeof createOperate>

/** Does what is pressed on the operating screen; each action is in the operation log, also one that is refused. */
export function createOperate({ events, operations, line, state }: Context) {
  const record = (operator: Operator, what: Partial<NewOperation>, refusal: Refusal | undefined) =>
    operations.record({
      ...operator,
      screen: SCREEN,
      action: 'press',
      object: '',
      function: 'Bit button',
      target: '',
      changes: [],
      changeCount: 0,
      result: refusal ? 'refused' : 'done',
      code: refusal ?? null,
      ...what
    })

  const set = (operator: Operator, object: LineObject, value: number, mayOperate: boolean) => {
    const { name, target } = line.nameOf(object)
    const isNumber = object === 'speed'
    const textOf = (number: number) => (isNumber ? number : number === 1)
    const changes = [{ field: 'value', previous: textOf(line.settingOf(object)), next: textOf(value) }]
    const outOfRange = line.accepts(object, value) ? undefined : 'out_of_range'
    const refusal = mayOperate ? outOfRange : 'no_control'
    if (!refusal) line.set(object, value)
    const kind = isNumber ? ({ action: 'write', function: 'Numeric entry' } as const) : {}
    record(operator, { object: name, target, changes, changeCount: changes.length, ...kind }, refusal)
  }

  const acknowledge = (operator: Operator, mayOperate: boolean) => {
    const button = { action: 'acknowledge', function: 'Acknowledge' } as const
    if (!mayOperate) return record(operator, button, 'no_control')
    const open = events.events().filter(event => isAlarm(event) && !event.acknowledged)
    const numbers = open.map(({ number }) => number)
    const isAllowed = operator.place === 'panel' || state.remoteAcknowledgement
    const refusal = isAllowed ? undefined : 'acknowledged_at_panel_only'
    if (!refusal) events.acknowledge(numbers, COMMENT, operator.username)
    record(operator, { ...button, object: `${numbers.length} alarms` }, refusal)
  }

  return (operator: Operator, message: PageMessage, mayOperate: boolean): void => {
    if (message.kind === 'acknowledge') acknowledge(operator, mayOperate)
    if (message.kind === 'operate' && isLineObject(message.object))
      set(operator, message.object, message.value, mayOperate)
  }
}
