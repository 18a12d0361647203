import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../../../lib/remote/last-known'
import type { NodeEditor } from '../model'
import { DiscardDialog } from './discard-dialog'
import { NodeExportDialog } from './node-export-dialog'
import { RemoveDialog } from './remove-dialog'
import { TagImportDialog } from './tag-import-dialog'

interface Props {
  editor: NodeEditor
  onClose: () => void
}

/** The dialogs that remove nodes or edits, and that read and write files. */
export default function OtherDialogs({ editor, onClose }: Props) {
  const mode = useStore(editor.$mode)
  const table = lastKnown(useStore(editor.$drivers))
  const props = { editor, onClose }
  switch (mode.mode) {
    case 'export':
      return <NodeExportDialog {...props} />
    case 'import':
      return table ? <TagImportDialog {...props} table={table} /> : null
    case 'remove-node':
      return <RemoveDialog {...props} ids={mode.ids} />
    case 'discard':
      return <DiscardDialog {...props} />
    default:
      return null
  }
}
