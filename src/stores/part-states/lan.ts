import type { MessageKey } from '../../lib/text/message'

/** By the contract's names; how severe each is, its screen says. */
export const LAN_STATES = {
  link_down: 'common.term.noCable',
  acquiring: 'ethernet.state.acquiring',
  up: 'common.term.connected',
  conflict: 'ethernet.state.conflict',
  fallback: 'ethernet.state.fallback'
} as const satisfies Record<string, MessageKey>
