import type { MessageKey } from '../../lib/text/message'

/** By the contract's names; how severe each is, its screen says. */
export const WIFI_STATES = {
  UNKNOWN: 'common.term.unknown',
  CONNECTED: 'common.term.connected',
  CONNECTING: 'common.term.connecting',
  DISCONNECTED: 'common.term.disconnected',
  DISABLED: 'common.term.off',
  PASSWDERR: 'common.term.wifiPasswordError',
  FILEOPENERR: 'common.term.fileOpenError'
} as const satisfies Record<string, MessageKey>
