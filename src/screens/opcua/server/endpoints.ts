import type { OpcUaEndpoint, OpcUaPolicy } from '../../../api/opcua'

/** An endpoint is opened for each policy and mode, mostly all at the same address. */
export const addressesOf = (endpoints: readonly OpcUaEndpoint[]): string[] => [
  ...new Set(endpoints.map(({ url }) => url))
]

export function policiesOf(endpoints: readonly OpcUaEndpoint[]) {
  const modes = new Map<OpcUaPolicy, Set<OpcUaEndpoint['mode']>>()
  for (const { policy, mode } of endpoints) modes.set(policy, (modes.get(policy) ?? new Set()).add(mode))
  return [...modes].map(([policy, those]) => ({ policy, modes: [...those] }))
}
