import type { VncSettings, VncUpdate } from '../../../api/vnc'
import { networksIn } from '../../../lib/network/networks'

type Numbers = 'port' | 'control_minutes' | 'timeout_minutes'

/** Names match those of the contract, so that the panel's errors are shown at their fields. */
export interface VncValues extends Omit<VncSettings, Numbers | 'allowed_networks'>, Record<Numbers, string> {
  control_password: string
  remove_control: boolean
  view_password: string
  remove_view: boolean
  /** In one line, separated by commas or spaces. */
  allowed_networks: string
}

/** Without the passwords. */
export const optionValues = (settings: VncUpdate | VncSettings) => ({
  enabled: settings.enabled,
  port: String(settings.port),
  monitor_mode: settings.monitor_mode,
  control_minutes: String(settings.control_minutes),
  shared: settings.shared,
  timeout_minutes: String(settings.timeout_minutes),
  allowed_networks: settings.allowed_networks.join(', ')
})

export const valuesOf = (settings: VncSettings): VncValues => ({
  ...optionValues(settings),
  control_password: '',
  remove_control: false,
  control_password_set: settings.control_password_set,
  view_password: '',
  remove_view: false,
  view_password_set: settings.view_password_set
})

/** A password that was neither typed nor removed stays. */
export function updateOf(values: VncValues): VncUpdate {
  const { enabled, port, monitor_mode, control_minutes, shared, timeout_minutes, allowed_networks } = values
  const control = values.remove_control ? '' : values.control_password || undefined
  const view = values.remove_view ? '' : values.view_password || undefined
  return {
    enabled,
    port: Number(port),
    monitor_mode,
    control_minutes: Number(control_minutes),
    shared,
    timeout_minutes: Number(timeout_minutes),
    allowed_networks: networksIn(allowed_networks),
    ...(control !== undefined && { control_password: control }),
    ...(view !== undefined && { view_password: view })
  }
}

/** Whether somebody can operate after a save. */
export const hasControl = ({ remove_control, control_password, control_password_set }: VncValues): boolean =>
  !remove_control && (control_password !== '' || control_password_set)

export const hasView = ({ remove_view, view_password, view_password_set }: VncValues): boolean =>
  !remove_view && (view_password !== '' || view_password_set)
