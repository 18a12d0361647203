import type { FieldTexts } from '../../../api/client/refusal-types'
import { vncUpdate as limits } from '../../../api/generated/limits/vnc'
import { readVncSettings, saveVncSettings, type VncFault, type VncSettings } from '../../../api/vnc'
import type { FieldErrors } from '../../../lib/form/fields'
import { integer, printable, type Rule, required } from '../../../lib/form/rules'
import { networksIn } from '../../../lib/network/networks'
import { cardSettings } from '../card/card-settings'
import { hostList } from '../card/networks'
import { PORT_CODES } from '../card/ports'
import { hasControl, hasView, optionValues, updateOf, type VncValues, valuesOf } from './values'

/** VNC authentication uses no more of a password (RFC 6143, 7.2.2). */
export const USED_CHARACTERS = 8
const SHORTEST_PASSWORD = 6

const CODES: FieldTexts<VncFault> = {
  ...PORT_CODES,
  too_short: 'miscVnc.password.short',
  same_as_control: 'miscVnc.password.same.control',
  same_as_view: 'miscVnc.password.same.view',
  network: 'misc.networks.notOne'
}

const usedPart = (password: string): string => password.slice(0, USED_CHARACTERS)

const longEnough: Rule<unknown> = password =>
  password === '' || password.length >= SHORTEST_PASSWORD ? undefined : 'miscVnc.password.short'

const differsFromControl: Rule<VncValues> = (view, { control_password: control, remove_control, remove_view }) =>
  view !== '' && !remove_view && !remove_control && usedPart(view) === usedPart(control)
    ? 'miscVnc.password.same.control'
    : undefined

const limited = ([min, max]: readonly [number, number]) => [required, integer(min, max)]

export const VNC = cardSettings<VncSettings, VncValues>({
  read: readVncSettings,
  write: (values, version) => saveVncSettings(updateOf(values), version),
  valuesOf,
  normalize: values => ({ ...values, allowed_networks: networksIn(values.allowed_networks).join(', ') }),
  rules: {
    port: limited(limits.port),
    control_password: [printable, longEnough],
    view_password: [printable, longEnough, differsFromControl],
    control_minutes: limited(limits.control_minutes),
    timeout_minutes: limited(limits.timeout_minutes),
    allowed_networks: [hostList(limits.allowed_networks[1])]
  },
  check,
  codes: CODES,
  defaultsOf: ({ vnc }) => optionValues(vnc)
})

/** Where the user can do something about a missing password. */
function check(values: VncValues): FieldErrors<VncValues> {
  if (!values.enabled || hasControl(values) || hasView(values)) return {}
  const field = values.remove_view ? 'remove_view' : values.remove_control ? 'remove_control' : 'view_password'
  return { [field]: 'miscVnc.password.needed' }
}
