import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../../../lib/remote/last-known'
import type { NodeEditor } from '../model'
import { BulkDialog } from './bulk-dialog'
import { NameDialog } from './name-dialog'
import { SaveDialog } from './save-dialog'
import { TagDialog } from './tag-dialog'

interface Props {
  editor: NodeEditor
  onClose: () => void
}

/** The dialogs with rules, previews and comparisons. */
export default function EditDialogs({ editor, onClose }: Props) {
  const mode = useStore(editor.$mode)
  const drivers = useStore(editor.$drivers)
  const table = lastKnown(drivers)
  const props = { editor, onClose }
  switch (mode.mode) {
    case 'add-group':
    case 'rename-folder':
      return <NameDialog {...props} mode={mode} />
    case 'add-tag':
    case 'edit-tag':
      return table ? <TagDialog {...props} mode={mode} table={table} /> : null
    case 'add-range':
      return table ? <BulkDialog {...props} parent={mode.parent} table={table} /> : null
    case 'save':
      return <SaveDialog {...props} />
    default:
      return null
  }
}
