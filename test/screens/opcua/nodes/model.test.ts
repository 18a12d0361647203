import * as assert from 'uvu/assert'
import { createEditForms } from '../../../../src/screens/opcua/nodes/edit-forms'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import { ROOT } from '../../../../src/screens/opcua/nodes/tree/tree'
import { driverTable } from '../../../panel/communication/drivers'
import { test } from '../../../setup/panel-test'
import { holds } from '../../../setup/store'
import { idAt, idsAt, SETTINGS } from './sample-tree'

/** The editor of the panel's tree, once it is read. */
async function openEditor() {
  const editor = createNodeEditor()
  await holds(editor.$nodes, ({ status }) => status === 'ready')
  return { ...editor, at: (path: string) => idAt(editor.document.$tree.get(), path) }
}

const names = (rows: readonly { name: string; level: number }[]) =>
  rows.map(({ name, level }) => '  '.repeat(level - 1) + name)

test('shows the folders at the top expanded', async () => {
  const { $rows } = (await openEditor()).view
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
  const {
    at,
    view: { $rows }
  } = await openEditor()
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
  assert.is(editor.actions.addTags(tank, [{ name: 'Level', settings: SETTINGS }]), undefined)
  const level = editor.at('Filler/Tank 1/Level')
  assert.equal([...editor.view.$selected.get()], [level])
  assert.is(editor.view.$focused.get(), level)
  assert.ok(editor.view.$rows.get().some(({ id }) => id === level))
})

test('undo and redo restore tree and selection, and say what they do', async () => {
  const editor = await openEditor()
  const start = editor.document.$tree.get()
  assert.is(editor.document.$unsaved.get(), false)
  editor.actions.remove(idsAt(start, 'Filler/Speed', 'Washer'))
  const end = editor.document.$tree.get()
  assert.equal(editor.document.$undo.get(), ['opcuaNodes.edit.remove', { count: 2 }])
  editor.document.undo()
  assert.is(editor.document.$tree.get(), start)
  assert.is(editor.document.$unsaved.get(), false)
  assert.is(editor.document.$undo.get(), undefined)
  editor.document.redo()
  assert.is(editor.document.$tree.get(), end)
  assert.is(editor.document.$unsaved.get(), true)
})

test('a refused edit says why and changes nothing', async () => {
  const editor = await openEditor()
  const start = editor.document.$tree.get()
  assert.equal(editor.actions.addFolder(ROOT, 'Filler'), { refused: 'duplicate_name', name: 'Filler' })
  assert.is(editor.document.$tree.get(), start)
  assert.is(editor.document.$undo.get(), undefined)
})

test('a save stores the whole tree on the panel', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Filler'), 'Filler 1')
  await editor.saving.save()
  assert.is(panel.state.nodeTree.folders[0]?.name, 'Filler 1')
  assert.is(editor.document.$unsaved.get(), false)
})

test('reading the tree again keeps unsaved edits', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Filler'), 'Filler 1')
  panel.state.nodeTree = { folders: [] }
  await editor.$nodes.reload()
  assert.ok(editor.at('Filler 1'))
  editor.document.undo()
  await editor.$nodes.reload()
  assert.is(editor.document.$tree.get().folders, 0)
})

test('a search shows its matches expanded, and afterwards the tree as before with what was focused', async () => {
  const editor = await openEditor()
  editor.view.collapseAll()
  editor.view.search('setpoint')
  assert.equal(names(editor.view.$rows.get()), ['Filler', '  Tank 1', '    Setpoint', '  Tank 2', '    Setpoint'])
  editor.view.focus(editor.at('Filler/Tank 2/Setpoint'))
  editor.view.search('')
  assert.equal(names(editor.view.$rows.get()), [
    'Filler',
    '  Tank 1',
    '  Tank 2',
    '    Temperature',
    '    Setpoint',
    '  Speed',
    '  Batch',
    'Washer'
  ])
})

test('what is added during a search ends the search, so that it is visible', async () => {
  const editor = await openEditor()
  editor.view.search('zone')
  editor.actions.addFolder(ROOT, 'Packer')
  assert.is(editor.view.$search.get(), '')
  assert.ok(names(editor.view.$rows.get()).includes('Packer'))
})

test('what was cut can be pasted once, what was copied again and again', async () => {
  const editor = await openEditor()
  editor.actions.cut(new Set([editor.at('Filler/Speed')]))
  assert.is(editor.actions.$pasteCount.get(), 1)
  editor.actions.paste(editor.at('Washer'))
  assert.is(editor.actions.$pasteCount.get(), 0)
  editor.actions.copy(new Set([editor.at('Washer/Speed')]))
  editor.actions.paste(editor.at('Washer'))
  editor.actions.paste(editor.at('Washer'))
  assert.ok(editor.at('Washer/Speed (3)'))
})

test('a form of a tag shows the rules of the PLC and of the folder at their fields', async ({ panel }) => {
  const editor = await openEditor()
  const form = createEditForms(editor).newTagForm(editor.at('Filler'), driverTable(panel.state))
  form.set('name', 'Speed')
  form.set('address', '65536')
  assert.is(await form.submit(), false)
  assert.equal(form.$errors.get(), {
    name: ['opcuaNodes.refused.duplicateName', { name: 'Speed' }],
    address: ['opcuaNodes.fault.address', { first: 0, last: 65_535 }]
  })
  form.set('name', ' Rate ')
  form.set('address', '65535')
  assert.is(await form.submit(), true)
  assert.ok(editor.at('Filler/Rate'))
})

test('a range adds its tags in one step, and is checked at both ends', async ({ panel }) => {
  const editor = await openEditor()
  const form = createEditForms(editor).bulkForm(editor.at('Washer'), driverTable(panel.state))
  form.set('address', '65530..65540')
  assert.is(await form.submit(), false)
  assert.equal(Object.keys(form.$errors.get()), ['address'])
  form.set('address', 'MW10..MW19')
  assert.is(await form.submit(), true)
  assert.ok(editor.at('Washer/Tag 10'))
  editor.document.undo()
  assert.is(editor.document.$unsaved.get(), false)
})

test('undo keeps the last 200 edits', async () => {
  const editor = await openEditor()
  const washer = editor.at('Washer')
  for (let edit = 1; edit <= 201; edit += 1) editor.actions.rename(washer, `Washer ${edit}`)
  for (let edit = 1; edit <= 201; edit += 1) editor.document.undo()
  assert.is(editor.document.$tree.get().root.children[1]?.name, 'Washer 1')
})

test.run()
