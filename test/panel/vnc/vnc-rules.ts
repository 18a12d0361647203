import type { Schemas } from '../../../src/api/generated/schema'
import { isNetwork } from '../misc/allowed-networks'
import type { VncState } from './vnc-state'

type Fault = 'required' | 'too_short' | 'same_as_control' | 'same_as_view' | 'network'
type Update = Schemas['VncUpdate']

const SHORTEST_PASSWORD = 6

/** What is left out stays. */
export function vncAfter({ passwords }: VncState, body: Update): VncState {
  const { control_password: control = passwords.control, view_password: view = passwords.view, ...settings } = body
  return { settings, passwords: { control, view } }
}

/** What is wrong with a state that a request leads to. */
export function vncFaults({ settings, passwords: { control, view } }: VncState, body: Update): Record<string, Fault> {
  const fields: Record<string, Fault> = {}
  const isShort = (password: string) => password !== '' && password.length < SHORTEST_PASSWORD
  if (isShort(control)) fields.control_password = 'too_short'
  if (isShort(view)) fields.view_password = 'too_short'
  else if (view !== '' && view === control) Object.assign(fields, sameFault(body))
  if (settings.enabled && control === '' && view === '') fields.view_password = 'required'
  if (!settings.allowed_networks.every(isNetwork)) fields.allowed_networks = 'network'
  return fields
}

/** At the field that was sent: the other password is not on the page. */
const sameFault = ({ view_password: view }: Update): Record<string, Fault> =>
  view === undefined ? { control_password: 'same_as_view' } : { view_password: 'same_as_control' }
