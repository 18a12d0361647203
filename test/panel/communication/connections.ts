import type { Link, Links } from './links'

type Connection = { name: string; state: 'connected' | 'disconnected' }

/** Whether the panel has the values of its PLC. */
export const isConnected = ({ state }: Pick<Link, 'state'>): boolean => state === 'up' || state === 'slow'

/** What is switched off is not expected to respond. */
export const expectedLinks = ({ list }: Pick<Links, 'list'>): Link[] => list().filter(link => !isDisabled(link))

const isDisabled = ({ reason }: { reason: string | null }) => reason === 'switched_off'

export const disabledLinks = ({ list }: Pick<Links, 'list'>): number => list().filter(isDisabled).length

export const connectionsOf = (links: Pick<Links, 'list'>): Connection[] =>
  expectedLinks(links).map(link => ({ name: link.name, state: isConnected(link) ? 'connected' : 'disconnected' }))
