import { useStore } from '@nanostores/preact'
import type { ReadableAtom } from 'nanostores'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../../../lib/text/use-text'
import { complain } from '../../../stores/notices'
import { ContextMenu, type MenuPoint } from '../../../ui/dialog/context-menu'
import type { DropTarget } from '../../../ui/tree/drop-target'
import { Tree } from '../../../ui/tree/tree'
import { actionItems } from './action-items'
import type { NodeEditor } from './model'
import { type NodeAction, shortcutOf } from './node-actions'
import { NodeName } from './node-name'
import { refusalText } from './refusal-text'
import { DetailsHead, TagDetails } from './tag-details'
import { move } from './tree/edits'
import type { TreeRow } from './tree/rows'
import { parentOf, ROOT, tagOf } from './tree/tree'

interface Props {
  editor: NodeEditor
  $actions: ReadableAtom<readonly NodeAction[]>
}

export function NodeTreeView({ editor, $actions }: Props) {
  const { t } = useText()
  const { document, view, actions, live } = editor
  const rows = useStore(view.$rows)
  const focused = useStore(view.$focused)
  const selected = useStore(view.$selected)
  const several = useStore(view.$several)
  const cut = useStore(actions.$cut)
  const tree = useStore(document.$tree)
  const values = useStore(live.$values)
  const stale = useStore(live.$stale)
  const [menu, setMenu] = useState<MenuPoint>()
  const name = useCallback((row: TreeRow) => <NodeName row={row} cut={cut.has(row.id)} />, [cut])
  const details = useCallback(
    ({ id, kind }: TreeRow) =>
      kind === 'tag' && <TagDetails tag={tagOf(tree, id)} value={values.get(id)} stale={stale} t={t} />,
    [tree, values, stale, t]
  )
  const show = useCallback((inView: readonly TreeRow[]) => live.show(inView.map(({ id }) => id)), [live])
  // In another tab no values are needed.
  useEffect(() => () => live.show([]), [live])

  /** Where nodes would be moved: to which folder, and before which of its nodes. */
  const placeOf = ({ id, place }: DropTarget): [to: string, before?: string] =>
    place === 'into' ? [id] : [parentOf(document.$tree.get(), id) ?? ROOT, id]

  function runShortcut(event: KeyboardEvent): void {
    const wanted = event.key === 'F2' ? ['renameFolder', 'editTag'] : [shortcutOf(event)]
    const action = $actions.get().find(({ id, enabled }) => enabled && wanted.includes(id))
    if (!action) return
    event.preventDefault()
    action.run()
  }

  function open({ id, kind, expanded }: TreeRow): void {
    if (kind === 'folder') view.toggle(id, !expanded)
    else if (editor.$drivers.get().status === 'ready') editor.setMode({ mode: 'edit-tag', id })
  }

  function drop(ids: ReadonlySet<string>, target: DropTarget): void {
    const refused = actions.move(ids, ...placeOf(target))
    if (refused) complain(refusalText(refused))
  }

  return (
    <>
      <Tree
        label={t('common.term.addressSpace')}
        rows={rows}
        focused={focused}
        selected={selected}
        several={several}
        textOf={({ name }) => name}
        name={name}
        head={<DetailsHead />}
        details={details}
        onView={show}
        onSelect={next => {
          view.select(next.selected)
          view.focus(next.focused)
        }}
        onExpand={(ids, expanded) => {
          for (const id of ids) view.toggle(id, expanded)
        }}
        onActivate={open}
        onKey={runShortcut}
        onMenu={setMenu}
        canDrop={(ids, target) => !('refused' in move(document.$tree.get(), ids, ...placeOf(target)))}
        onDrop={drop}
        dragLabel={count => t('opcuaNodes.dragged', { count })}
      />
      {menu && (
        <ContextMenu
          at={menu}
          label={t('opcuaNodes.actions')}
          items={actionItems($actions.get(), t)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  )
}
