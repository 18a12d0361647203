import type { Seed } from '../state'
import { defaultSettings } from './defaults'
import type { MiscSlice } from './misc-state'

const factoryNew = (): MiscSlice => ({
  misc: defaultSettings(),
  serviceNetwork: { hosts: {}, authorities: [] },
  beeps: []
})

/** Reachable over http too, and logged out only after a shift, as the console is open at the line. */
const runningPlant = (): MiscSlice => {
  const slice = factoryNew()
  const { ftp, time, webServer } = slice.misc
  return {
    ...slice,
    misc: {
      ...slice.misc,
      ftp: { ...ftp, enabled: true },
      time: { ...time, server1: 'time.plant.example' },
      webServer: { ...webServer, redirect: false, idle_minutes: 480 }
    }
  }
}

export const miscSeed: Seed<MiscSlice> = { factoryNew, runningPlant }
