import type { FieldTexts } from '../../../api/client/refusal-types'
import { vncUpdate as limits } from '../../../api/generated/limits/vnc'
import { readVncSettings, saveVncSettings, type VncFault, type VncSettings, type VncUpdate } from '../../../api/vnc'
import { flag, number, secret } from '../../../lib/form/codecs'
import { type Edited, fields } from '../../../lib/form/field-table'
import type { FieldErrors } from '../../../lib/form/fields'
import { printable, type Rule } from '../../../lib/form/rules'
import { PORT_CODES } from '../../../stores/ports/port-faults'
import { vncPassword } from '../../../stores/vnc-password'
import { cardSettings } from '../card/card-settings'
import { allowedNetworks } from '../card/networks'

const CODES: FieldTexts<VncFault> = {
  ...PORT_CODES,
  too_short: 'miscVnc.password.short',
  same_as_control: 'common.password.sameAsControl',
  same_as_view: 'miscVnc.password.same',
  network: 'misc.networks.notOne'
}

export interface VncValues extends Omit<Edited<VncSettings, VncUpdate>, 'allowed_networks'> {
  allowed_networks: string
  remove_control: boolean
  remove_view: boolean
}

const differsFromControl: Rule<VncValues> = (view, { control_password: control, remove_control, remove_view }) =>
  view !== '' && !remove_view && !remove_control && view === control ? 'common.password.sameAsControl' : undefined

const hints = ['miscVnc.password.set', 'miscVnc.password.new'] as const

const table = fields<VncSettings, VncUpdate, VncValues>({
  enabled: flag('miscVnc.enabled', { hint: 'miscVnc.enabled.hint' }),
  port: number('common.term.port', limits.port, { hint: 'common.term.range' }),
  view_password: secret('common.term.viewOnlyPassword', limits.view_password, {
    hints,
    rules: [printable, vncPassword, differsFromControl]
  }),
  control_password: secret('common.term.controlPassword', limits.control_password, {
    hints,
    rules: [printable, vncPassword]
  }),
  monitor_mode: flag('miscVnc.monitorMode', { hint: 'miscVnc.monitorMode.hint' }),
  control_minutes: number('miscVnc.controlMinutes', limits.control_minutes, {
    applies: ({ monitor_mode }) => !monitor_mode,
    hint: 'common.term.zeroToNever',
    unit: 'units.minutes'
  }),
  shared: flag('miscVnc.shared'),
  timeout_minutes: number('miscVnc.timeout', limits.timeout_minutes, {
    hint: 'common.term.zeroToNever',
    unit: 'units.minutes'
  }),
  allowed_networks: allowedNetworks(limits.allowed_networks)
})

/** A password that was neither typed nor removed stays. */
export const updateOf = (values: VncValues): VncUpdate => ({
  ...table.requestOf(values),
  ...(values.remove_control && { control_password: '' }),
  ...(values.remove_view && { view_password: '' })
})

export const VNC = cardSettings(
  {
    ...table,
    valuesOf: settings => ({ ...table.valuesOf(settings), remove_control: false, remove_view: false }),
    requestOf: updateOf
  },
  { read: readVncSettings, save: saveVncSettings, check, codes: CODES, defaultsOf: ({ vnc }) => vnc }
)

/** Whether somebody can operate after a save. */
export const hasControl = ({ remove_control, control_password, control_password_set }: VncValues): boolean =>
  !remove_control && (control_password !== '' || control_password_set)

const hasView = ({ remove_view, view_password, view_password_set }: VncValues): boolean =>
  !remove_view && (view_password !== '' || view_password_set)

/** Where the user can do something about a missing password. */
function check(values: VncValues): FieldErrors<VncValues> {
  if (!values.enabled || hasControl(values) || hasView(values)) return {}
  const field = values.remove_view ? 'remove_view' : values.remove_control ? 'remove_control' : 'view_password'
  return { [field]: 'miscVnc.password.needed' }
}
