import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { EventLog } from '../events/event-log'
import { describeEvent } from '../events/stored-event'
import type { PanelState } from '../state'
import type { Control } from './control'
import type { Line } from './line'

export interface ScreenContext {
  clock: DeviceClock
  state: PanelState
  events: EventLog
  line: Line
  control: Control
  /** The account that operates from a browser. */
  controllerName: () => string | undefined
  /** Changes with connections, control and requests. */
  version: () => number
}

const MOST_ALARMS = 4

/** What the operating screen shows; `role` says whether its buttons operate. */
export function screenMessage(context: ScreenContext, role: 'view' | 'control', more: object = {}): string {
  const { clock, state, events, line, controllerName, version } = context
  events.events()
  const alarms = events.active().slice(-MOST_ALARMS).reverse()
  return JSON.stringify({
    kind: 'screen',
    time: deviceText(clock.now()),
    machine: machineOf(state),
    role,
    remote: controllerName() ?? null,
    version: version(),
    values: line.values(),
    alarms: alarms.map(event => {
      const [en, ja, ko] = (['en', 'ja', 'ko'] as const).map(language => describeEvent(event, language).text)
      return { texts: { en, ja, ko }, acknowledged: event.acknowledged !== undefined }
    }),
    alarmCount: events.active().length,
    ...more
  })
}

/** The machine that the panel operates is named as its project. */
export const machineOf = ({ project, hmiName }: PanelState): string => project?.name ?? hmiName
