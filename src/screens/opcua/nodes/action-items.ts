import type { Translator } from '../../../lib/text/i18n'
import type { MenuItem } from '../../../ui/dialog/menu-list'
import type { NodeAction, NodeActionId } from './node-actions'

/** Has buttons of its own everywhere. */
export const HISTORY: readonly NodeActionId[] = ['undo', 'redo']

export const actionItem = ({ id, enabled, asks, run }: NodeAction, t: Translator['t']): MenuItem => ({
  ...{ id, text: t(`opcuaNodes.action.${id}`), asks, disabled: !enabled, onPick: run }
})

/** The actions as items of a menu. What cannot be done now, or has a button beside the menu, is left out. */
export const actionItems = (
  actions: readonly NodeAction[],
  t: Translator['t'],
  buttons: readonly NodeActionId[] = []
): MenuItem[] =>
  actions
    .filter(({ id, enabled }) => enabled && ![...buttons, ...HISTORY].includes(id))
    .map(action => actionItem(action, t))
