import { useStore } from '@nanostores/preact'
import type { ComponentProps } from 'react'
import { screenPart } from '../../../../lib/browser/screen-part'
import { useText } from '../../../../lib/text/use-text'
import { ReloadBanner } from '../../../../ui/status/reload-banner'
import type { NodeEditor } from '../model'
import { DiscardDialog } from './discard-dialog'
import type EditDialogs from './edit-dialogs'
import { MoveDialog } from './move-dialog'
import { RemoveDialog } from './remove-dialog'

/** Loaded once the tree is shown. */
const useEditDialogs = screenPart<ComponentProps<typeof EditDialogs>>('opcua-nodes', () => import('./edit-dialogs'))

/** The dialog of the mode that the editor is in. */
export function NodeDialogs({ editor }: { editor: NodeEditor }) {
  const { t } = useText()
  const mode = useStore(editor.$mode)
  const editing = useEditDialogs()
  const props = { editor, onClose: () => editor.setMode({ mode: 'select' }) }
  if (mode.mode === 'select') return null
  if (mode.mode === 'move') return <MoveDialog {...props} ids={mode.ids} />
  if (mode.mode === 'remove-node') return <RemoveDialog {...props} ids={mode.ids} />
  if (mode.mode === 'discard') return <DiscardDialog {...props} />
  if (editing.status === 'failed') return <ReloadBanner title={t('frame.screenMissing')} error={editing.error} />
  return editing.status === 'ready' ? <editing.View {...props} /> : null
}
