import type { Seed } from '../state'
import type { VncSlice, VncState } from './vnc-state'

const factoryVnc = (): VncState => ({
  settings: { enabled: false, port: 5900, monitor_mode: true, shared: true, timeout_minutes: 10, allowed_networks: [] },
  passwords: { control: '', view: '' }
})

export const vncSeed: Seed<VncSlice> = {
  factoryNew: () => ({ vnc: factoryVnc() }),
  runningPlant: () => ({ vnc: { ...factoryVnc(), passwords: { control: '', view: 'view-315' } } })
}
