import type { Endpoint, EngineSetup } from './engine'

/** All policies with their modes. */
export const endpointsOf = ({ policies, modes }: EngineSetup['settings'], url: string): Endpoint[] =>
  policies.flatMap((policy): Endpoint[] =>
    policy === 'None' ? [{ url, policy, mode: 'None' }] : modes.map(mode => ({ url, policy, mode }))
  )
