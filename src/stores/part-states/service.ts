import type { MessageKey } from '../../lib/text/message'

/** By the contract's names; how severe each is, its screen says. */
export const SERVICE_STATES = {
  off: 'common.term.off',
  starting: 'common.term.starting',
  running: 'common.term.running',
  warning: 'misc.state.warning',
  port_conflict: 'common.term.portConflict',
  restart_needed: 'misc.state.restartNeeded',
  failed: 'common.term.failed'
} as const satisfies Record<string, MessageKey>
