import type { Schemas } from '../../../src/api/generated/schema'
import type { PanelState } from '../state'

/** What is wrong beyond the schema. */
export function settingsFaults(
  { ethernet }: PanelState,
  { interface: port, policies, modes, tokens }: Schemas['OpcUaSettings']
) {
  const isSecured = policies.some(policy => policy !== 'None')
  return {
    ...(port !== 'all' && !ethernet.some(({ id }) => id === port) && { interface: 'unknown' as const }),
    ...(isSecured && modes.length === 0 && { modes: 'required' as const }),
    ...(!Object.values(tokens).includes(true) && { tokens: 'required' as const })
  }
}
