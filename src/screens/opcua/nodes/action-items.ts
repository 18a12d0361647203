import type { Translator } from '../../../lib/text/i18n'
import type { MenuItem } from '../../../ui/dialog/menu-list'
import type { NodeAction, NodeActionId } from './node-actions'

/** Has buttons of its own everywhere. */
export const HISTORY: readonly NodeActionId[] = ['undo', 'redo']

/** The actions as items of a menu. What cannot be done now, or has a button beside the menu, is left out. */
export const actionItems = (
  actions: readonly NodeAction[],
  t: Translator['t'],
  buttons: readonly NodeActionId[] = []
): MenuItem[] =>
  actions.flatMap(({ id, enabled, asks, run }) =>
    enabled && ![...buttons, ...HISTORY].includes(id)
      ? { id, text: t(`opcuaNodes.action.${id}`), asks, onPick: run }
      : []
  )
