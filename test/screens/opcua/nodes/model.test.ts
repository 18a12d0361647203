import * as assert from 'uvu/assert'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import { ROOT } from '../../../../src/screens/opcua/nodes/tree'
import { test } from '../../../setup/panel-test'
import { holds } from '../../../setup/store'
import { idAt, idsAt, SETTINGS } from './sample-tree'

/** The editor of the panel's tree, once it is read. */
async function openEditor() {
  const editor = createNodeEditor()
  await holds(editor.$nodes, ({ status }) => status === 'ready')
  return { ...editor, at: (path: string) => idAt(editor.$tree.get(), path) }
}

const names = (rows: readonly { name: string; level: number }[]) =>
  rows.map(({ name, level }) => '  '.repeat(level - 1) + name)

test('shows the folders at the top expanded', async () => {
  const { $rows } = await openEditor()
  assert.equal(names($rows.get()), [
    'Filler',
    '  Tank 1',
    '  Tank 2',
    '  Speed',
    '  Batch',
    'Washer',
    '  Zone 1',
    '  Zone 2'
  ])
})

test('a row knows its position among those of its folder', async () => {
  const { $rows, at } = await openEditor()
  assert.equal($rows.get()[1], {
    id: at('Filler/Tank 1'),
    level: 2,
    position: 1,
    setSize: 4,
    kind: 'folder',
    name: 'Tank 1',
    expanded: false
  })
})

test('what was added is selected, focused and visible', async () => {
  const editor = await openEditor()
  const tank = editor.at('Filler/Tank 1')
  assert.is(editor.addTags(tank, [{ name: 'Level', settings: SETTINGS }]), undefined)
  const level = editor.at('Filler/Tank 1/Level')
  assert.equal([...editor.$selected.get()], [level])
  assert.is(editor.$focused.get(), level)
  assert.ok(editor.$rows.get().some(({ id }) => id === level))
})

test('undo and redo restore tree and selection, and say what they do', async () => {
  const editor = await openEditor()
  const start = editor.$tree.get()
  assert.is(editor.$unsaved.get(), false)
  editor.remove(idsAt(start, 'Filler/Speed', 'Washer'))
  const end = editor.$tree.get()
  assert.equal(editor.$undo.get(), ['opcuaNodes.edit.remove', { count: 2 }])
  editor.undo()
  assert.is(editor.$tree.get(), start)
  assert.is(editor.$unsaved.get(), false)
  assert.is(editor.$undo.get(), undefined)
  editor.redo()
  assert.is(editor.$tree.get(), end)
  assert.is(editor.$unsaved.get(), true)
})

test('a refused edit says why and changes nothing', async () => {
  const editor = await openEditor()
  const start = editor.$tree.get()
  assert.equal(editor.addFolder(ROOT, 'Filler'), { refused: 'duplicate_name', name: 'Filler' })
  assert.is(editor.$tree.get(), start)
  assert.is(editor.$undo.get(), undefined)
})

test('a save stores the whole tree on the panel', async ({ panel }) => {
  const editor = await openEditor()
  editor.rename(editor.at('Filler'), 'Filler 1')
  await editor.save()
  assert.is(panel.state.nodeTree.folders[0]?.name, 'Filler 1')
  assert.is(editor.$unsaved.get(), false)
})

test.run()
