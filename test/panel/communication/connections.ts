import type { Links } from './links'

type Connection = { name: string; state: 'connected' | 'disconnected' }

const isDisabled = ({ reason }: { reason: string | null }) => reason === 'switched_off'

export const disabledLinks = ({ list }: Pick<Links, 'list'>): number => list().filter(isDisabled).length

/** Whether the panel has the values of each PLC; what is switched off is not expected to respond. */
export const connectionsOf = ({ list }: Pick<Links, 'list'>): Connection[] =>
  list()
    .filter(link => !isDisabled(link))
    .map(({ name, state }) => ({ name, state: state === 'up' || state === 'slow' ? 'connected' : 'disconnected' }))
