import { useStore } from '@nanostores/preact'
import { useModel } from '../../../lib/browser/use-model'
import { useText } from '../../../lib/text/use-text'
import { Card } from '../../../ui/card/card'
import { Button } from '../../../ui/page/button'
import { EmptyState } from '../../../ui/page/empty-state'
import type { NodeEditor } from './model'
import { createNodeActions } from './node-actions'
import { NodeStatus } from './node-status'
import { NodeToolbar } from './node-toolbar'
import { NodeTreeView } from './node-tree-view'
import { ROOT } from './tree/tree'

export function NodesCard({ editor }: { editor: NodeEditor }) {
  const { t } = useText()
  const $actions = useModel(() => createNodeActions(editor))
  const tree = useStore(editor.document.$tree)
  const rows = useStore(editor.view.$rows)
  const found = useStore(editor.view.$found)
  const empty = tree.root.children.length === 0
  return (
    <Card flush>
      <NodeToolbar editor={editor} $actions={$actions} />
      {empty && (
        <EmptyState
          icon="folder"
          title={t('opcuaNodes.none')}
          action={
            <Button kind="primary" asks onClick={() => editor.setMode({ mode: 'add-group', parent: ROOT })}>
              {t('opcuaNodes.action.addGroup')}
            </Button>
          }
        >
          {t('opcuaNodes.none.text')}
        </EmptyState>
      )}
      {found && rows.length === 0 && <EmptyState icon="search" title={t('opcuaNodes.search.none')} />}
      {rows.length > 0 && <NodeTreeView editor={editor} $actions={$actions} />}
      <NodeStatus editor={editor} />
    </Card>
  )
}
