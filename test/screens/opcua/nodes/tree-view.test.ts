import * as assert from 'uvu/assert'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import { createNodeActions } from '../../../../src/screens/opcua/nodes/node-actions'
import { test } from '../../../setup/panel-test'
import { holds } from '../../../setup/store'
import { idAt, idsAt } from './sample-tree'

async function openView() {
  const editor = createNodeEditor()
  await holds(editor.$nodes, ({ status }) => status === 'ready')
  const tree = editor.document.$tree.get()
  const nameOf = (id: string) => editor.view.$rows.get().find(row => row.id === id)?.name
  return {
    ...editor,
    at: (path: string) => idAt(tree, path),
    choose(...paths: string[]): void {
      editor.view.select(idsAt(tree, ...paths))
      editor.view.focus(idAt(tree, paths[0] ?? ''))
    },
    chosen: () => [...editor.view.$chosen.get()].map(nameOf),
    enabled: () =>
      createNodeActions(editor)
        .get()
        .flatMap(({ id, enabled }) => (enabled ? id : []))
  }
}

const ABOUT = ['renameFolder', 'editTag', 'removeNode', 'cut', 'copy', 'move', 'addTag'] as const

/** What can be done with the selected nodes. */
const about = (view: Awaited<ReturnType<typeof openView>>) => ABOUT.filter(id => view.enabled().includes(id))

test('at first, the first node is selected and focused, unless several are being selected', async () => {
  const { view, at, chosen } = await openView()
  assert.equal([view.$focused.get(), view.$active.get(), chosen()], [at('Filler'), at('Filler'), ['Filler']])
  view.setSeveral(true)
  assert.equal([view.$active.get(), chosen()], [undefined, []])
})

test('actions are about the selected nodes, not about one that only has the focus', async () => {
  const view = await openView()
  view.choose('Filler/Tank 1')
  view.view.focus(view.at('Filler/Speed'))
  assert.equal([view.chosen(), view.view.$active.get()], [['Tank 1'], view.at('Filler/Tank 1')])
})

test('additions go to the focused one of the selected nodes', async () => {
  const view = await openView()
  view.choose('Filler', 'Washer')
  assert.is(view.view.$active.get(), view.at('Filler'))
  view.view.focus(view.at('Washer'))
  assert.is(view.view.$active.get(), view.at('Washer'))
})

test('after the nodes are read again with changes of somebody else, the first node is selected', async ({ panel }) => {
  const view = await openView()
  view.choose('Filler/Speed')
  panel.state.nodeTree = { folders: panel.state.nodeTree.folders.filter(({ name }) => name !== 'Filler') }
  await view.$nodes.reload()
  assert.equal(view.chosen(), ['Washer'])
})

test('after a removal, the node that is then selected is the one that actions are about', async () => {
  const view = await openView()
  view.choose('Filler/Speed')
  view.actions.remove(view.view.$chosen.get())
  assert.equal([view.chosen(), view.view.$active.get()], [['Batch'], view.at('Filler/Batch')])
  view.actions.remove(new Set([view.at('Filler'), view.at('Washer')]))
  assert.equal([view.chosen(), about(view)], [[], []])
})

test('actions that only open a dialog are marked as those that ask', async () => {
  const actions = createNodeActions(await openView()).get()
  assert.equal(
    actions.flatMap(({ id, asks }) => (asks ? [] : id)),
    ['undo', 'redo', 'cut', 'copy', 'paste', 'expandAll', 'collapseAll']
  )
})

test('what a search hides is left out of actions, and is selected again after the search', async () => {
  const view = await openView()
  view.choose('Filler/Speed', 'Washer/Zone 1')
  view.view.search('zone')
  assert.equal(view.chosen(), ['Zone 1'])
  view.view.search('nothing of that name')
  assert.equal(view.chosen(), [])
  assert.is(view.view.$active.get(), undefined)
  assert.equal(about(view), [])
  view.view.search('')
  assert.equal(view.chosen(), ['Speed', 'Zone 1'])
})

test('what is in a collapsed folder is left out of actions, and the focus moves to the folder', async () => {
  const view = await openView()
  view.choose('Filler/Speed', 'Washer')
  view.view.toggle(view.at('Filler'), false)
  assert.equal([view.chosen(), view.view.$active.get()], [['Washer'], view.at('Washer')])
  assert.is(view.view.$focused.get(), view.at('Filler'))
  view.view.expandAll()
  view.choose('Filler/Tank 1/Setpoint')
  view.view.collapseAll()
  assert.is(view.view.$focused.get(), view.at('Filler'))
  assert.equal([view.chosen(), view.view.$active.get(), about(view)], [[], undefined, []])
})

test.run()
