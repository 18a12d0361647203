import type { Seed } from '../state'
import type { VncSlice, VncState } from './vnc-state'

/** As the panel is delivered. */
export const defaultVncSettings = (): VncState['settings'] => ({
  enabled: false,
  port: 5900,
  monitor_mode: true,
  control_minutes: 60,
  shared: true,
  timeout_minutes: 15,
  allowed_networks: []
})

const factoryVnc = (): VncState => ({
  settings: defaultVncSettings(),
  passwords: { control: '', view: '' }
})

export const vncSeed: Seed<VncSlice> = {
  factoryNew: () => ({ vnc: factoryVnc() }),
  runningPlant: () => ({ vnc: { ...factoryVnc(), passwords: { control: '', view: 'view-315' } } })
}
