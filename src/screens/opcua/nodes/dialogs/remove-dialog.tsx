import { joinParts } from '../../../../lib/text/join'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import type { NodeEditor } from '../model'
import { LONGEST_NAME } from '../name-rules'
import { nodeOf, topmostOf, walk } from '../tree/tree'

interface Props {
  editor: NodeEditor
  ids: ReadonlySet<string>
  onClose: () => void
}

/** Names the nodes and says what goes with them. */
export function RemoveDialog({ editor, ids, onClose }: Props) {
  const { t } = useText()
  const tree = editor.document.$tree.get()
  const nodes = topmostOf(tree, ids)
  let count = 0
  for (const node of nodes) walk(node, '', () => (count += 1))
  const [only] = nodes.length === 1 ? nodes : []
  return (
    <ConfirmDialog
      title={t('opcuaNodes.title.removeNode')}
      verb={t('opcuaNodes.remove')}
      onConfirm={() => {
        editor.actions.remove(ids)
        onClose()
      }}
      onCancel={onClose}
    >
      <p>
        {joinParts([
          only
            ? t('opcuaNodes.remove.named', { name: plainText(nodeOf(tree, only.id)?.name ?? '', LONGEST_NAME) })
            : t('opcuaNodes.remove.several', { count: nodes.length }),
          ...(count > nodes.length ? [t('opcuaNodes.remove.contained', { count: count - nodes.length })] : [])
        ])}
      </p>
      <p>{t('opcuaNodes.remove.text')}</p>
    </ConfirmDialog>
  )
}
