import { useStore } from '@nanostores/preact'
import { useModel } from '../../../../lib/browser/use-model'
import { useText } from '../../../../lib/text/use-text'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Button } from '../../../../ui/page/button'
import { Banner } from '../../../../ui/status/banner'
import { Tree } from '../../../../ui/tree/tree'
import type { NodeEditor } from '../model'
import { createMoveTarget } from '../move-target'
import { NodeName } from '../node-name'
import styles from '../nodes.module.css'
import { refusalText } from '../refusal-text'

interface Props {
  editor: NodeEditor
  ids: ReadonlySet<string>
  onClose: () => void
}

/** Moves nodes into the folder that is chosen in a tree, for those who do not drag. */
export function MoveDialog({ editor, ids, onClose }: Props) {
  const { t } = useText()
  const { $target, $rows, $refused, pick, expand } = useModel(() =>
    createMoveTarget(editor.document, ids, t('opcuaNodes.top'))
  )
  const target = useStore($target)
  const rows = useStore($rows)
  const refused = useStore($refused)
  return (
    <Dialog
      title={t('opcuaNodes.edit.move', { count: ids.size })}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            kind="primary"
            disabled={refused !== undefined}
            onClick={() => {
              editor.actions.move(ids, target)
              onClose()
            }}
          >
            {t('opcuaNodes.move')}
          </Button>
        </>
      }
    >
      <div className={styles.targets}>
        <Tree
          label={t('opcuaNodes.move.target')}
          rows={rows}
          focused={target}
          selected={new Set([target])}
          textOf={({ name }) => name}
          name={row => <NodeName row={row} />}
          onSelect={({ focused }) => focused !== undefined && pick(focused)}
          onExpand={expand}
          onActivate={({ id, expanded }) => expand([id], !expanded)}
        />
      </div>
      {refused && (
        <Banner tone="warn" role="status">
          {t(refusalText(refused))}
        </Banner>
      )}
    </Dialog>
  )
}
