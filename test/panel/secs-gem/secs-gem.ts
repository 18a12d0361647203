import type { Schemas } from '../../../src/api/generated/schema'
import type { DeviceClock } from '../device/device-clock'
import { deviceText } from '../device/device-text'
import type { Power } from '../device/power'
import type { EventLog } from '../events/event-log'
import type { Happened } from '../events/event-log-state'
import type { Network } from '../network/network'
import type { PanelState } from '../state'
import { createAlarmWatch } from './alarm-watch'
import { createCommunicationTest } from './communication-test'
import { createEquipment, type Equipment } from './equipment'
import type { HsmsFault } from './hsms/fault'
import { createLink } from './link'
import { createMessageLog } from './message-log'
import { alarmItem, eventItem } from './reports'
import type { SecsGemSettings } from './secs-gem-state'
import type { Transport } from './transport'

interface Context {
  clock: DeviceClock
  state: PanelState
  power: Power
  network: Network
  events: EventLog
}

const CHECK_MS = 1000

export type SecsGem = ReturnType<typeof createSecsGem>

/** The panel as equipment of a factory: its link to the host, and what it reports there. */
export function createSecsGem({ clock, state, power, network, events }: Context) {
  const { secsGem } = state
  const log = createMessageLog(clock)
  let error: { code: HsmsFault['code']; time: number; detail: string } | undefined
  let replyTimeouts = 0

  const onFault = ({ code, message }: HsmsFault) => {
    error = { code, time: clock.now(), detail: message.slice(0, 300) }
  }
  const onSuccess = () => {
    error = undefined
  }

  const link = createLink({
    ...{ clock, state, network, onFault },
    onFrame: log.add,
    onSelected() {
      onSuccess()
      equipment.onSelected()
    },
    onMessage: message => equipment.onMessage(message),
    onDropped(fault, frame) {
      onFault(fault)
      if (fault.code === 'reply_timeout') replyTimeouts += 1
      equipment.onDropped(link.connection(), fault, frame)
    },
    onEnd: () => equipment.onEnd()
  })
  const equipment: Equipment = createEquipment({ clock, state, link, onFault, onSuccess, silence: events.silence })
  const test = createCommunicationTest({ clock, settings: () => secsGem.settings, link, equipment })
  const watch = createAlarmWatch(events, (alarm, isSet) => {
    const id = state.alarms.indexOf(alarm) + 1
    equipment.report(5, 1, alarmItem(alarm, id, isSet))
  })

  const isActive = () => secsGem.settings.enabled && state.secsLicence
  let isAttached = false
  let endWatch = () => {}

  const start = () => {
    if (!isAttached || !isActive()) return
    watch.begin()
    endWatch = clock.every(CHECK_MS, watch.check)
    link.start()
  }
  const stop = () => {
    endWatch()
    link.stop()
  }

  const report = (what: Happened) => {
    if (isActive() && isAttached) equipment.report(6, 11, eventItem(what))
  }

  events.onRecord(report)
  power.onStop(() => {
    stop()
    log.restart()
    onSuccess()
    replyTimeouts = 0
  })
  power.onStart(start)
  // Its address is one end of the connection.
  network.onMove(() => {
    if (link.connection()) link.start()
  })

  return {
    log,
    link,
    test,
    isActive,
    report,
    setControl: equipment.setControl,
    sendSpool: equipment.sendSpool,
    purgeSpool: equipment.purge,

    status(): Schemas['SecsGemStatus'] {
      const { since, ...counts } = log.counts()
      return {
        connection: isActive() ? link.phase() : 'undefined',
        since: deviceText(link.since()),
        control: secsGem.control,
        communicating: equipment.isCommunicating(),
        peer: link.isConnected() ? (link.connection()?.peer ?? null) : null,
        last_error: error ? { ...error, time: deviceText(error.time) } : null,
        ...counts,
        reply_timeouts: replyTimeouts,
        counted_since: since,
        spool: { used: secsGem.spool.length, limit: secsGem.spoolLimit, lost: secsGem.lost }
      }
    },

    configure(settings: SecsGemSettings): void {
      stop()
      onSuccess()
      secsGem.settings = settings
      start()
    },

    connect: () => link.start(),

    disconnect(): void {
      link.stop()
      onSuccess()
    },

    /** Lets the panel connect to hosts. @returns a function that ends that */
    attach(transport: Transport): () => void {
      link.attach(transport)
      isAttached = true
      start()
      return () => {
        stop()
        link.attach(undefined)
        isAttached = false
      }
    }
  }
}
