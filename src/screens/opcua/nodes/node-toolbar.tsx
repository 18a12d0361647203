import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { useText } from '../../../lib/text/use-text'
import { Toolbar } from '../../../ui/card/toolbar'
import { ActionsMenu } from '../../../ui/dialog/actions-menu'
import { SearchField } from '../../../ui/form/search-field'
import { IconButton } from '../../../ui/page/icon-button'
import { actionItems, HISTORY } from './action-items'
import type { NodeEditor } from './model'
import type { NodeAction, NodeActionId } from './node-actions'
import styles from './nodes.module.css'

interface Props {
  editor: NodeEditor
  $actions: ReadableAtom<readonly NodeAction[]>
}

const BUTTONS: readonly NodeActionId[] = ['addTag', 'addGroup']

/** Search, what adds nodes as buttons, and the other actions in a menu. */
export function NodeToolbar({ editor, $actions }: Props) {
  const { t } = useText()
  const actions = useStore($actions)
  const { view } = editor
  const search = useStore(view.$search)
  const found = useStore(view.$found)
  const several = useStore(view.$several)
  const find = (ids: readonly NodeActionId[]) => ids.flatMap(id => actions.find(action => action.id === id) ?? [])
  return (
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
      <ActionsMenu
        buttons={find(BUTTONS).map(({ id, enabled, asks, run }) => ({
          ...{ id, text: t(`opcuaNodes.action.${id}`), asks, disabled: !enabled, onPick: run }
        }))}
        items={actionItems(actions, t, BUTTONS)}
      />
    </Toolbar>
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
