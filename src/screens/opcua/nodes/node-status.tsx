import { useStore } from '@nanostores/preact'
import { useText } from '../../../lib/text/use-text'
import { Actions } from '../../../ui/page/actions'
import { Button } from '../../../ui/page/button'
import { CopyButton } from '../../../ui/page/copy-button'
import { PanelText } from '../../../ui/page/panel-text'
import textStyles from '../../../ui/page/text.module.css'
import { Part } from '../../../ui/status/part'
import type { NodeEditor } from './model'
import styles from './nodes.module.css'
import { nodeIdOf, tagOf } from './tree/tree'

const loadClients = () => import('./node-clients')

/** The NodeId of the active node, what the tree contains, and what is not saved. */
export function NodeStatus({ editor }: { editor: NodeEditor }) {
  const { t } = useText()
  const tree = useStore(editor.document.$tree)
  const base = useStore(editor.document.$base)
  const active = useStore(editor.view.$active)
  const chosen = useStore(editor.view.$chosen)
  const unsaved = useStore(editor.document.$unsaved)
  const nodeId = active === undefined ? undefined : nodeIdOf(tree, active)
  return (
    <div className={styles.status}>
      {nodeId && (
        <div className={styles.nodeId}>
          <span className={styles.label}>{t('opcuaNodes.nodeId')}</span>
          <CopyButton text={nodeId} of={t('opcuaNodes.nodeId')}>
            <PanelText>{nodeId}</PanelText>
          </CopyButton>
          {active !== undefined && tagOf(base, active) && (
            <span className={styles.clients}>
              <Part name="opcua-nodes" load={loadClients} with={{ nodeId: nodeIdOf(base, active) }} />
            </span>
          )}
        </div>
      )}
      <Actions
        start={
          <span className={textStyles.note} role="status">
            {t('opcuaNodes.count', { tags: tree.tags, folders: tree.folders })}
            {chosen.size > 1 && ` · ${t('common.term.selected', { count: chosen.size })}`}
            {unsaved && ` · ${t('opcuaNodes.unsaved')}`}
          </span>
        }
      >
        <Button disabled={!unsaved} asks onClick={() => editor.setMode({ mode: 'discard' })}>
          {t('common.discard')}
        </Button>
        <Button kind="primary" disabled={!unsaved} asks onClick={() => editor.setMode({ mode: 'save' })}>
          {t('common.save')}
        </Button>
      </Actions>
    </div>
  )
}
