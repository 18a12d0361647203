import '../setup/dom'
import * as assert from 'uvu/assert'
import { $unsaved } from '../../src/lib/form/unsaved'
import OpcUaScreen from '../../src/screens/opcua'
import { clickInDialog, dialog, dialogButton, dialogClosed, dialogField, findDialog } from '../setup/dialog'
import { nameOf } from '../setup/names'
import { test } from '../setup/panel-test'
import {
  allByRole,
  byLabel,
  byRole,
  byText,
  choose,
  click,
  clickWhenEnabled,
  findByRole,
  findByText,
  press,
  type,
  until
} from '../setup/query'
import { render } from '../setup/screen'

const SAVING = 'PUT /opcua/node-tree'

function open(): void {
  history.replaceState(null, '', '/app/features/opcua?tab=nodes')
  render(<OpcUaScreen />)
}

async function openTree(): Promise<HTMLElement> {
  open()
  return findByRole('tree', { name: 'Address space' })
}

const button = (name: string) => byRole('button', { name })
const item = (name: string) => byRole('treeitem', { name })
const shown = () => allByRole('treeitem').map(nameOf)
const activeName = () =>
  nameOf(document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ?? document.body)

/** Clicks a node and waits until the actions are about it. */
async function pick(name: string): Promise<void> {
  click(item(name))
  await until(() => item(name).getAttribute('aria-selected') === 'true')
}

async function pickAction(name: string): Promise<void> {
  click(button('Actions'))
  click(await findByRole('menuitem', { name }))
}

async function rename(from: string, to: string): Promise<void> {
  await pick(from)
  await pickAction('Rename folder')
  await findDialog('Rename folder')
  type(dialogField('Folder name'), to)
  clickInDialog('Rename')
  await dialogClosed()
  await findByRole('treeitem', { name: to })
  // The row of buttons is drawn by itself.
  await until(() => !button('Save').hasAttribute('disabled'))
}

test('shows the address space as a tree, with values', async () => {
  const tree = await openTree()
  assert.equal(shown(), ['Filler', 'Tank 1', 'Tank 2', 'Speed', 'Batch', 'Washer', 'Zone 1', 'Zone 2'])
  tree.focus()
  press('ArrowDown')
  await until(() => activeName() === 'Tank 1')
  press('ArrowRight')
  await findByRole('treeitem', { name: 'Temperature' })
  assert.is(item('Tank 1').getAttribute('aria-expanded'), 'true')
  const details = item('Temperature').getAttribute('aria-describedby') ?? ''
  await until(() =>
    /^Line PLC MW100(FLOAT|INT\d+)\S*[\d.]+Good\d{4}/.test(document.getElementById(details)?.textContent ?? '')
  )
  byText('Tags: 8, folders: 4')
})

test('says that there are no nodes and how to begin', async ({ panel }) => {
  panel.state.nodeTree = { folders: [] }
  open()
  await findByText('The address space is empty')
  const [, add] = allByRole('button', { name: 'Add group' })
  click(add!)
  await findDialog('Add group')
  type(dialogField('Folder name'), 'Capper')
  clickInDialog('Add')
  await findByRole('treeitem', { name: 'Capper' })
})

test('adds a tag by the driver table, and undoes it', async () => {
  await openTree()
  await pick('Washer')
  await clickWhenEnabled('Add tag')
  await findDialog('Add tag')
  byText('Add to: Washer')
  type(dialogField('Tag name'), 'Zone 1')
  type(dialogField('Address'), '70000')
  type(dialogField('Length'), '900')
  clickInDialog('Add')
  await findByText('The folder already contains “Zone 1”')
  byText('Enter an address from 0 to 65535')
  byText('Enter a value from 1 to 120')
  type(dialogField('Length'), '1')
  type(dialogField('Tag name'), 'Zone 3')
  choose(dialogField('PLC'), 'Capper S7-1200 (Siemens S7)')
  type(dialogField('Address'), '304')
  await until(() => !dialogField('Index register').disabled)
  type(dialogField('Index register'), '99')
  clickInDialog('Add')
  await findByText('Enter an index register from 0 to 15')
  type(dialogField('Index register'), '3')
  clickInDialog('Add')
  await dialogClosed()
  await until(() => item('Zone 3').getAttribute('aria-selected') === 'true')
  await findByText('ns=1;s=Washer/Zone 3')
  click(await findByRole('button', { name: 'Undo: Add 1 tag' }))
  await until(() => !shown().includes('Zone 3'))
  click(await findByRole('button', { name: 'Redo: Add 1 tag' }))
  await findByRole('treeitem', { name: 'Zone 3' })
})

test('says why a folder cannot have a name', async () => {
  await openTree()
  await pick('Washer')
  await pickAction('Rename folder')
  await findDialog('Rename folder')
  type(dialogField('Folder name'), 'a/b')
  clickInDialog('Rename')
  await findByText('Enter 1 to 64 characters, without / and without leading or trailing spaces')
})

test('offers the actions of the selected nodes in a context menu, too', async () => {
  const tree = await openTree()
  await pick('Speed')
  tree.focus()
  press('F10', { shiftKey: true })
  await findByRole('menu', { name: 'Edit the address space' })
  assert.equal(
    ['Edit tag', 'Remove node', 'Cut', 'Rename folder', 'Paste', 'Undo'].map(
      name => allByRole('menuitem', { name }).length
    ),
    [1, 1, 1, 0, 0, 0]
  )
  press('Escape')
  await until(() => allByRole('menu').length === 0)
  assert.is(document.activeElement, tree)
  press('ContextMenu')
  click(await findByRole('menuitem', { name: 'Remove node' }))
  await findDialog('Remove node')
})

test('discards all changes after a question', async () => {
  await openTree()
  await rename('Washer', 'Bottle washer')
  click(button('Discard changes'))
  await findDialog('Discard changes?')
  clickInDialog('Discard changes')
  await findByRole('treeitem', { name: 'Washer' })
  await until(() => button('Save').hasAttribute('disabled'))
})

test('removes nodes after naming them, by key', async () => {
  const tree = await openTree()
  await pick('Filler')
  tree.focus()
  press('Delete')
  await findDialog('Remove node')
  byText('“Filler” will be removed. 8 nodes inside will be removed too.')
  clickInDialog('Remove')
  await until(() => !shown().includes('Filler'))
})

test('moves nodes by cut and paste, and into a folder that is chosen', async () => {
  const tree = await openTree()
  await pick('Speed')
  tree.focus()
  press('x', { ctrlKey: true })
  await pick('Washer')
  press('v', { ctrlKey: true })
  await until(() => shown().indexOf('Speed') > shown().indexOf('Washer'))
  await pickAction('Move to')
  await findDialog('Move 1 node')
  click(byRole('treeitem', { name: 'Top level', within: dialog() }))
  await findByText('Tags cannot be at the top level. Put them into a folder.')
  click(byRole('treeitem', { name: 'Filler', within: dialog() }))
  await clickWhenEnabled('Move', dialog())
  await until(() => shown().indexOf('Speed') < shown().indexOf('Washer'))
})

test('adds a range of tags after a preview', async ({ panel }) => {
  await openTree()
  await pick('Washer')
  await pickAction('Add range of tags')
  await findDialog('Add range of tags')
  type(dialogField('Addresses'), 'MW400..MW403')
  type(dialogField('Name pattern'), 'Nozzle {nnn}')
  await findByText('4 tags will be added.')
  byText('Nozzle 004')
  clickInDialog('Add')
  await dialogClosed()
  await findByRole('treeitem', { name: 'Nozzle 004' })
  assert.is(panel.state.nodeTree.folders[1]!.tags.length, 2)
})

test('finds tags by name and address', async () => {
  await openTree()
  type(byLabel('Search tags'), 'temp')
  await findByText('2 nodes found')
  assert.equal(shown(), ['Filler', 'Tank 1', 'Temperature', 'Tank 2', 'Temperature'])
  type(byLabel('Search tags'), 'no such tag')
  await findByText('No node matches the search')
})

test('lists the changes before one request saves them', async ({ panel }) => {
  await openTree()
  await rename('Washer', 'Bottle washer')
  assert.is($unsaved.get(), 1)
  click(button('Save'))
  await findDialog('Save address space')
  byText('ns=1;s=Washer → ns=1;s=Bottle washer')
  await findByText('Not interrupted, as nothing is connected: OPC UA clients')
  clickInDialog('Save')
  await dialogClosed()
  assert.equal(
    panel.state.nodeTree.folders.map(({ name }) => name),
    ['Filler', 'Bottle washer']
  )
  assert.is($unsaved.get(), 0)
  await until(() => button('Save').hasAttribute('disabled'))
})

test('keeps the edits when the save fails', async ({ panel }) => {
  await openTree()
  await rename('Washer', 'Bottle washer')
  click(button('Save'))
  await findDialog('Save address space')
  panel.faults.refuse(SAVING)
  clickInDialog('Save')
  await findByText('The panel is not responding', byRole('dialog'))
  panel.faults.clear()
  clickInDialog('Save')
  await dialogClosed()
  assert.is(panel.state.nodeTree.folders[1]!.name, 'Bottle washer')
})

test('compares with what somebody else has saved', async ({ panel }) => {
  await openTree()
  await rename('Washer', 'Bottle washer')
  const tree = panel.state.nodeTree
  panel.state.nodeTree = { folders: [...tree.folders, { name: 'Capper', folders: [], tags: [] }] }
  click(button('Save'))
  await findDialog('Save address space')
  clickInDialog('Save')
  await findByText('ns=1;s=Capper', byRole('dialog'))
  assert.ok(dialogButton('Save').hasAttribute('disabled'))
  clickInDialog('Use theirs')
  await findByRole('treeitem', { name: 'Capper' })
  assert.ok(shown().includes('Washer'))
})

test('says that the nodes cannot be read, and why', async ({ panel }) => {
  Object.assign(panel.state.project!, { state: 'updating' })
  open()
  await findByText('Reading of nodes failed')
  byText('The panel is starting or busy')
  Object.assign(panel.state.project!, { state: 'running' })
  click(button('Retry'))
  await findByRole('tree', { name: 'Address space' })
})

test('says that the device list is missing while the project is stopped, without which no tag can be added', async ({
  panel
}) => {
  Object.assign(panel.state.project!, { state: 'stopped' })
  await openTree()
  await findByText('Loading device list failed (runtime might be missing)')
  await pick('Washer')
  assert.ok(button('Add tag').hasAttribute('disabled'))
  assert.not.ok(button('Add group').hasAttribute('disabled'))
  Object.assign(panel.state.project!, { state: 'running' })
  click(button('Retry'))
  await until(() => !button('Add tag').hasAttribute('disabled'))
})

test.run()
