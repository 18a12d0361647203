import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { openPart } from '../../../../lib/browser/part'
import { Part } from '../../../../ui/status/part'
import type { NodeEditor } from '../model'
import { DiscardDialog } from './discard-dialog'
import { MoveDialog } from './move-dialog'
import { RemoveDialog } from './remove-dialog'

/** Loaded once the tree is shown. */
const loadEditDialogs = () => import('./edit-dialogs')

const loadFileDialogs = () => import('./file-dialogs')

/** The dialog of the mode that the editor is in. */
export function NodeDialogs({ editor }: { editor: NodeEditor }) {
  const mode = useStore(editor.$mode)
  // A failure is shown when a dialog is opened.
  useEffect(() => void openPart('opcua-nodes', loadEditDialogs).catch(() => {}), [])
  const props = { editor, onClose: () => editor.setMode({ mode: 'select' }) }
  if (mode.mode === 'select') return null
  if (mode.mode === 'move') return <MoveDialog {...props} ids={mode.ids} />
  if (mode.mode === 'remove-node') return <RemoveDialog {...props} ids={mode.ids} />
  if (mode.mode === 'discard') return <DiscardDialog {...props} />
  const load = mode.mode === 'import' || mode.mode === 'export' ? loadFileDialogs : loadEditDialogs
  return <Part name="opcua-nodes" load={load} with={props} />
}
