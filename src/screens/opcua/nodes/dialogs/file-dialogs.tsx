import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../../../lib/remote/last-known'
import { ExportDialog } from '../../../../ui/table-file/export-dialog'
import type { NodeEditor } from '../model'
import { createTagFiles } from '../tag-files'
import { TagImportDialog } from './tag-import-dialog'

interface Props {
  editor: NodeEditor
  onClose: () => void
}

/** The dialogs that read and write files. */
export default function FileDialogs({ editor, onClose }: Props) {
  const { mode } = useStore(editor.$mode)
  const table = lastKnown(useStore(editor.$drivers))
  if (mode === 'export') return <ExportDialog exportIn={createTagFiles(editor).exportTags} onClose={onClose} />
  return table ? <TagImportDialog editor={editor} table={table} onClose={onClose} /> : null
}
