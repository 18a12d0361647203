import type { Seed } from '../state'
import type { SecsGemSettings, SecsGemSlice, SecsGemState } from './secs-gem-state'

const defaults: SecsGemSettings = {
  ...{ enabled: false, mode: 'passive', host: '', port: 5000, device: 0 },
  ...{ t3_s: 45, t5_s: 10, t6_s: 5, t7_s: 10, t8_s: 5, linktest_s: 30 }
}

const stateWith = (more: Partial<SecsGemState> = {}): SecsGemState => ({
  ...{ settings: { ...defaults }, control: 'offline', offlineBy: 'operator' },
  ...{ spool: [], spoolNewest: 0, spoolLimit: 1000, lost: 0 },
  ...more
})

export const secsGemSeed: Seed<SecsGemSlice> = {
  factoryNew: () => ({ secsGem: stateWith(), secsHosts: {} }),
  runningPlant: () => ({
    secsGem: stateWith({
      settings: { ...defaults, enabled: true, mode: 'active', host: '10.20.4.15' },
      control: 'online_local'
    }),
    secsHosts: {}
  })
}
