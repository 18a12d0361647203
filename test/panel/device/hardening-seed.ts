import type { Seed } from '../state'
import type { HardeningSlice } from './hardening-state'

export const hardeningSeed: Seed<HardeningSlice> = {
  factoryNew: () => ({ acceptedRisks: [] }),
  runningPlant: () => ({
    acceptedRisks: [
      {
        id: 'easyaccess',
        reason: 'The machine builder maintains the machine from outside',
        until: '2027/05/31',
        username: 'administrator',
        time: '2026/11/16 08:12:40'
      }
    ]
  })
}
