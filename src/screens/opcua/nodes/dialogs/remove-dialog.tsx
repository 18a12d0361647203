import { useStore } from '@nanostores/preact'
import { useModel } from '../../../../lib/browser/use-model'
import { lastKnown } from '../../../../lib/remote/last-known'
import { resource } from '../../../../lib/remote/resource'
import { joinParts } from '../../../../lib/text/join'
import { plainText } from '../../../../lib/text/plain-text'
import { useText } from '../../../../lib/text/use-text'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog'
import { Banner } from '../../../../ui/status/banner'
import type { NodeEditor } from '../model'
import { LONGEST_NAME } from '../name-rules'
import { readUsers, usersText } from '../node-users'
import styles from '../nodes.module.css'
import { nodeIdOf, nodeOf, type Tree, tagOf, topmostOf, walk } from '../tree/tree'

interface Props {
  editor: NodeEditor
  ids: ReadonlySet<string>
  onClose: () => void
}

/** Names the nodes, says what goes with them, and who uses them. */
export function RemoveDialog({ editor, ids, onClose }: Props) {
  const { t } = useText()
  const tree = editor.document.$tree.get()
  const $users = useModel(() =>
    resource(signal => readUsers(savedTagIds(tree, editor.document.$base.get(), ids), signal))
  )
  // Where they cannot be read, nothing is said of them.
  const users = lastKnown(useStore($users)) ?? []
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
      {users.length > 0 && (
        <div className={styles.lost}>
          <Banner tone="warn" title={t('opcuaNodes.save.lost')}>
            {t('opcuaNodes.save.lost.text', { clients: usersText(users, t) })}
          </Banner>
        </div>
      )}
    </ConfirmDialog>
  )
}

/** The NodeIds under which the panel has those of the nodes and what is in them that are tags. */
function savedTagIds(tree: Tree, base: Tree, ids: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (const node of topmostOf(tree, ids))
    walk(node, '', ({ id }) => {
      if (tagOf(base, id)) found.push(nodeIdOf(base, id))
    })
  return found
}
