import { useStore } from '@nanostores/preact'
import { $i18n } from '../../../lib/text/i18n'
import { Actions } from '../../../ui/page/actions'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import type { NodeEditor } from './model'
import styles from './nodes.module.css'
import { nodeIdOf, nodeOf } from './tree/tree'

/** The NodeId of the active node, what the tree contains, and what is not saved. */
export function NodeStatus({ editor }: { editor: NodeEditor }) {
  const { t } = useStore($i18n)
  const tree = useStore(editor.$tree)
  const focused = useStore(editor.$focused)
  const unsaved = useStore(editor.$unsaved)
  const nodeId = focused !== undefined && nodeOf(tree, focused) ? nodeIdOf(tree, focused) : undefined
  return (
    <div className={styles.status}>
      {nodeId && (
        <div className={styles.nodeId}>
          <span className={styles.label}>{t('opcuaNodes.nodeId')}</span>
          <PanelText>{nodeId}</PanelText>
          <CopyButton text={nodeId} of={t('opcuaNodes.nodeId')} />
        </div>
      )}
      <Actions
        start={
          <span className={styles.counts} role="status">
            {t('opcuaNodes.count', { tags: tree.tags, folders: tree.folders })}
            {unsaved && ` · ${t('opcuaNodes.unsaved')}`}
          </span>
        }
      >
        <Button kind="primary" disabled={!unsaved} onClick={() => editor.setMode({ mode: 'save' })}>
          {t('opcuaNodes.save')}
        </Button>
      </Actions>
    </div>
  )
}
