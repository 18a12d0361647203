// Generated from src/screens/*/manifest.json by `npm run types`.

import type { MessageKey } from '../../lib/text/message'

/** What users may do beside opening a screen, by that screen. */
export const ACTIONS = {
  'system-info': { clock: 'session.action.clock' },
  'event-log': {
    'event-acknowledge': 'session.action.acknowledge',
    'event-silence': 'session.action.silence',
    'event-delete': 'session.action.delete'
  }
} as const satisfies Record<string, Record<string, MessageKey>>

type Actions = typeof ACTIONS
export type ActionName = { [Screen in keyof Actions]: keyof Actions[Screen] }[keyof Actions]
