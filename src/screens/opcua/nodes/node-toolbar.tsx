import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { $narrow } from '../../../lib/browser/media'
import { useText } from '../../../lib/text/use-text'
import { Toolbar } from '../../../ui/card/toolbar'
import { ActionsMenu } from '../../../ui/dialog/actions-menu'
import { SearchField } from '../../../ui/form/search-field'
import { Button } from '../../../ui/page/button'
import { IconButton } from '../../../ui/page/icon-button'
import { actionItems, HISTORY } from './action-items'
import type { NodeEditor } from './model'
import type { NodeAction, NodeActionId } from './node-actions'
import styles from './nodes.module.css'

interface Props {
  editor: NodeEditor
  $actions: ReadableAtom<readonly NodeAction[]>
}

const BUTTONS: readonly NodeActionId[] = ['addTag', 'addGroup', 'editTag', 'renameFolder', 'removeNode']
const NARROW_BUTTONS: readonly NodeActionId[] = ['addTag', 'addGroup']

/** Search, the frequent actions as buttons, and the others in a menu. */
export function NodeToolbar({ editor, $actions }: Props) {
  const { t } = useText()
  const actions = useStore($actions)
  const { view } = editor
  const search = useStore(view.$search)
  const found = useStore(view.$found)
  const several = useStore(view.$several)
  const narrow = useStore($narrow)
  const shown = narrow ? NARROW_BUTTONS : BUTTONS
  const find = (ids: readonly NodeActionId[]) => ids.flatMap(id => actions.find(action => action.id === id) ?? [])
  return (
    <>
      <Toolbar
        flush
        icons
        search={<SearchField label={t('opcuaNodes.search')} value={search} onPick={view.search} />}
        below={found && <p role="status">{t('opcuaNodes.search.found', { count: found.matches.length })}</p>}
      >
        <span className={styles.several}>
          <IconButton
            icon="select-several"
            label={t('opcuaNodes.several')}
            pressed={several}
            onClick={() => view.setSeveral(!several)}
          />
        </span>
        {find(HISTORY).map(({ id, run }) => (
          <HistoryButton key={id} id={id} document={editor.document} onClick={run} />
        ))}
      </Toolbar>
      <div className={styles.buttons} role="group" aria-label={t('opcuaNodes.actions')}>
        {find(shown).map(({ id, enabled, asks, run }) => (
          <Button key={id} disabled={!enabled} asks={asks} onClick={run}>
            {t(`opcuaNodes.action.${id}`)}
          </Button>
        ))}
        <span className={styles.more}>
          <ActionsMenu items={actionItems(actions, t, shown)} />
        </span>
      </div>
    </>
  )
}

interface HistoryButtonProps {
  id: NodeActionId
  document: NodeEditor['document']
  onClick: () => void
}

/** Names the edit that it reverts or repeats. */
function HistoryButton({ id, document, onClick }: HistoryButtonProps) {
  const { t } = useText()
  const edit = useStore(id === 'undo' ? document.$undo : document.$redo)
  const text = t(`opcuaNodes.action.${id}`)
  return (
    <IconButton
      icon={id === 'undo' ? 'undo' : 'redo'}
      label={edit ? `${text}: ${t(edit)}` : text}
      disabled={edit === undefined}
      onClick={onClick}
    />
  )
}
