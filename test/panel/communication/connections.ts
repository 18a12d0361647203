import type { Links } from './links'

type Connection = { name: string; state: 'connected' | 'disconnected' }

/** Whether the panel has the values of each PLC; what is switched off is not expected to respond. */
export const connectionsOf = ({ list }: Pick<Links, 'list'>): Connection[] =>
  list()
    .filter(({ reason }) => reason !== 'switched_off')
    .map(({ name, state }) => ({ name, state: state === 'up' || state === 'slow' ? 'connected' : 'disconnected' }))
