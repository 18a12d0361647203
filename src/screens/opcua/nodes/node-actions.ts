import { computed } from 'nanostores'
import { complain } from '../../../stores/notices'
import type { Mode, NodeEditor } from './model'
import { refusalText } from './refusal-text'
import { folderOf, ROOT, tagOf } from './tree/tree'

export type NodeActionId =
  | 'addTag'
  | 'addGroup'
  | 'addRange'
  | 'editTag'
  | 'renameFolder'
  | 'removeNode'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'move'
  | 'expandAll'
  | 'collapseAll'
  | 'import'
  | 'export'

export interface NodeAction {
  id: NodeActionId
  enabled: boolean
  asks: boolean
  run: () => void
}

/** What can be done with the selected nodes that are shown. */
export function createNodeActions(editor: NodeEditor) {
  const { $drivers, setMode, document, view, actions } = editor
  return computed(
    [document.$tree, view.$chosen, view.$active, document.$undo, document.$redo, $drivers, actions.$pasteCount],
    (tree, ids, active, undo, redo, drivers, pasteCount): NodeAction[] => {
      const [only] = ids.size === 1 ? ids : []
      const parent = editor.folderAt(active)
      const hasDrivers = drivers.status === 'ready'
      const action = (id: NodeActionId, enabled: boolean, run: () => void, asks = false): NodeAction => {
        return { id, enabled, asks, run }
      }
      const dialog = (id: NodeActionId, enabled: boolean, mode: Mode) => action(id, enabled, () => setMode(mode), true)
      return [
        dialog('addTag', hasDrivers && parent !== ROOT, { mode: 'add-tag', parent }),
        dialog('addGroup', true, { mode: 'add-group', parent }),
        dialog('renameFolder', only !== undefined && folderOf(tree, only) !== undefined, {
          mode: 'rename-folder',
          id: only ?? ''
        }),
        dialog('editTag', hasDrivers && only !== undefined && tagOf(tree, only) !== undefined, {
          mode: 'edit-tag',
          id: only ?? ''
        }),
        dialog('removeNode', ids.size > 0, { mode: 'remove-node', ids }),
        dialog('addRange', hasDrivers && parent !== ROOT, { mode: 'add-range', parent }),
        action('undo', undo !== undefined, document.undo),
        action('redo', redo !== undefined, document.redo),
        action('cut', ids.size > 0, () => actions.cut(ids)),
        action('copy', ids.size > 0, () => actions.copy(ids)),
        action('paste', pasteCount > 0, () => {
          const refused = actions.paste(parent)
          if (refused) complain(refusalText(refused))
        }),
        dialog('move', ids.size > 0, { mode: 'move', ids }),
        action('expandAll', tree.folders > 0, () => view.expandAll(ids)),
        action('collapseAll', tree.folders > 0, view.collapseAll),
        dialog('import', hasDrivers, { mode: 'import' }),
        dialog('export', tree.tags > 0, { mode: 'export' })
      ]
    }
  )
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The action of a key that is pressed in the tree. */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): NodeActionId | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
    return CONTROL_KEYS[key.toLowerCase()]
  }
  return PLAIN_KEYS[key]
}

const CONTROL_KEYS: Record<string, NodeActionId | undefined> = { y: 'redo', x: 'cut', c: 'copy', v: 'paste' }

const PLAIN_KEYS: Record<string, NodeActionId | undefined> = { Delete: 'removeNode', Insert: 'addTag' }
