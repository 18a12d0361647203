import type { Seed } from '../state'
import { LANGUAGES } from './languages'
import type { SystemSlice } from './system-state'

const factoryNew = (): SystemSlice => ({
  hmiName: 'hmi-7f31',
  nameIsPublic: true,
  zone: 'Asia/Tokyo',
  isSecondHour: false,
  timeIsSynchronised: false,
  clockChanges: [],
  specification: {
    usermode: false,
    eth_count: 2,
    wifi_count: 1,
    led: true,
    model: 'HMI-3152',
    languages: [...LANGUAGES]
  }
})

const runningPlant = (): SystemSlice => ({
  ...factoryNew(),
  hmiName: 'line2-hmi',
  specification: {
    usermode: true,
    eth_count: 2,
    wifi_count: 1,
    led: true,
    model: 'HMI-3152',
    languages: [...LANGUAGES],
    links: [{ title: 'Maintenance manual', url: 'https://intranet.example/line-2/manual' }]
  }
})

export const systemSeed: Seed<SystemSlice> = { factoryNew, runningPlant }
