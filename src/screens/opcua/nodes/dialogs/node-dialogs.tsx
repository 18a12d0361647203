import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../../../lib/remote/last-known'
import type { NodeEditor } from '../model'
import { BulkDialog } from './bulk-dialog'
import { DiscardDialog } from './discard-dialog'
import { MoveDialog } from './move-dialog'
import { NameDialog } from './name-dialog'
import { RemoveDialog } from './remove-dialog'
import { SaveDialog } from './save-dialog'
import { TagDialog } from './tag-dialog'
import { TagImportDialog } from './tag-import-dialog'

/** The dialog of the mode that the editor is in. */
export function NodeDialogs({ editor }: { editor: NodeEditor }) {
  const mode = useStore(editor.$mode)
  const drivers = useStore(editor.$drivers)
  const table = lastKnown(drivers)
  const props = { editor, onClose: () => editor.setMode({ mode: 'select' }) }
  switch (mode.mode) {
    case 'add-group':
    case 'rename-folder':
      return <NameDialog {...props} mode={mode} />
    case 'add-tag':
    case 'edit-tag':
      return table ? <TagDialog {...props} mode={mode} table={table} /> : null
    case 'add-range':
      return table ? <BulkDialog {...props} parent={mode.parent} table={table} /> : null
    case 'import':
      return table ? <TagImportDialog {...props} table={table} /> : null
    case 'save':
      return <SaveDialog {...props} />
    case 'move':
      return <MoveDialog {...props} ids={mode.ids} />
    case 'remove-node':
      return <RemoveDialog {...props} ids={mode.ids} />
    case 'discard':
      return <DiscardDialog {...props} />
    case 'select':
      return null
  }
}
