import { plantWeek } from '../device/plant-week'
import type { Seed } from '../state'
import type { EventLogSlice } from './event-log-state'
import { PLANT_ALARMS } from './plant-alarms'

const MINUTE = 60_000
const DAY = 86_400_000
const CAPACITY = 100_000

const factoryNew = (now: number): EventLogSlice => ({
  alarms: [],
  eventSettings: { retention_days: 30 },
  eventCapacity: CAPACITY,
  remoteAcknowledgement: false,
  eventHistory: { from: now, to: now, events: [] }
})

const runningPlant = (now: number): EventLogSlice => plantSince(now, 7)

/** The plant after so many days. */
export function plantSince(now: number, days: number): EventLogSlice {
  const { projectUpdated, panelStarted } = plantWeek(now)
  return {
    alarms: [...PLANT_ALARMS],
    eventSettings: { retention_days: Math.max(30, days) },
    eventCapacity: CAPACITY,
    remoteAcknowledgement: true,
    eventHistory: {
      from: now - days * DAY,
      to: now,
      events: [
        { time: projectUpdated, code: 'project_updated', params: { name: 'Bottling Line 2' } },
        { time: panelStarted, code: 'panel_restarted', params: {} },
        { time: now - 26 * 60 * MINUTE, code: 'link_up', params: { port: 'LAN 1' } },
        { time: now - 74 * MINUTE, code: 'sign_in_refused', params: {} },
        { time: now - MINUTE / 2, code: 'sign_in_refused', params: { username: 'operator' } }
      ]
    }
  }
}

export const eventLogSeed: Seed<EventLogSlice> = { factoryNew, runningPlant }
