import { useStore } from '@nanostores/preact'
import { useEffect } from 'react'
import { openPart } from '../../../../lib/browser/part'
import { Part } from '../../../../ui/status/part'
import type { Mode, NodeEditor } from '../model'
import { MoveDialog } from './move-dialog'

const loadEditDialogs = () => import('./edit-dialogs')

const loadOtherDialogs = () => import('./other-dialogs')

/** The dialog of the mode that the editor is in. */
export function NodeDialogs({ editor }: { editor: NodeEditor }) {
  const mode = useStore(editor.$mode)
  // Once the tree is shown. A failure is shown when a dialog is opened.
  useEffect(() => {
    for (const load of [loadEditDialogs, loadOtherDialogs]) openPart('opcua-nodes', load).catch(() => {})
  }, [])
  const props = { editor, onClose: () => editor.setMode({ mode: 'select' }) }
  if (mode.mode === 'select') return null
  if (mode.mode === 'move') return <MoveDialog {...props} ids={mode.ids} />
  const isOther = OTHERS.includes(mode.mode)
  return <Part name="opcua-nodes" load={isOther ? loadOtherDialogs : loadEditDialogs} with={props} />
}

const OTHERS: readonly Mode['mode'][] = ['import', 'export', 'remove-node', 'discard']
