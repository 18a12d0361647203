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
  const rows = useStore(editor.$rows)
  const focused = useStore(editor.$focused)
  const selected = useStore(editor.$selected)
  const several = useStore(editor.$several)
  const cut = useStore(editor.$cut)
  const tree = useStore(editor.$tree)
  const values = useStore(editor.$values)
  const stale = useStore(editor.$stale)
  const [menu, setMenu] = useState<MenuPoint>()
  const name = useCallback((row: TreeRow) => <NodeName row={row} cut={cut.has(row.id)} />, [cut])
  const details = useCallback(
    ({ id, kind }: TreeRow) =>
      kind === 'tag' && <TagDetails tag={tagOf(tree, id)} value={values.get(id)} stale={stale} t={t} />,
    [tree, values, stale, t]
  )
  const show = useCallback((inView: readonly TreeRow[]) => editor.show(inView.map(({ id }) => id)), [editor])
  // In another tab no values are needed.
  useEffect(() => () => editor.show([]), [editor])

  /** Where nodes would be moved: to which folder, and before which of its nodes. */
  const placeOf = ({ id, place }: DropTarget): [to: string, before?: string] =>
    place === 'into' ? [id] : [parentOf(editor.$tree.get(), id) ?? ROOT, id]

  function runShortcut(event: KeyboardEvent): void {
    const wanted = event.key === 'F2' ? ['renameFolder', 'editTag'] : [shortcutOf(event)]
    const action = $actions.get().find(({ id, enabled }) => enabled && wanted.includes(id))
    if (!action) return
    event.preventDefault()
    action.run()
  }

  function open({ id, kind, expanded }: TreeRow): void {
    if (kind === 'folder') editor.toggle(id, !expanded)
    else if (editor.$drivers.get().status === 'ready') editor.setMode({ mode: 'edit-tag', id })
  }

  function drop(ids: ReadonlySet<string>, target: DropTarget): void {
    const refused = editor.move(ids, ...placeOf(target))
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
          editor.select(next.selected)
          editor.focus(next.focused)
        }}
        onExpand={(ids, expanded) => {
          for (const id of ids) editor.toggle(id, expanded)
        }}
        onActivate={open}
        onKey={runShortcut}
        onMenu={setMenu}
        canDrop={(ids, target) => !('refused' in move(editor.$tree.get(), ids, ...placeOf(target)))}
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
