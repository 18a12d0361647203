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

test('actions are about the focused node while none is selected, but not while several are being selected', async () => {
  const view = await openView()
  view.view.focus(view.at('Filler/Speed'))
  assert.equal(view.chosen(), ['Speed'])
  view.view.setSeveral(true)
  assert.equal(view.chosen(), [])
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
  const about = ['renameFolder', 'editTag', 'removeNode', 'cut', 'copy', 'move', 'addTag'] as const
  assert.equal(
    view.enabled().filter(id => about.some(other => other === id)),
    []
  )
  view.view.search('')
  assert.equal(view.chosen(), ['Speed', 'Zone 1'])
})

test('what is in a collapsed folder is left out of actions, and the focus moves to the folder', async () => {
  const view = await openView()
  view.choose('Filler/Speed', 'Washer')
  view.view.toggle(view.at('Filler'), false)
  assert.equal(view.chosen(), ['Washer'])
  assert.is(view.view.$active.get(), view.at('Filler'))
  view.view.expandAll()
  view.view.focus(view.at('Filler/Tank 1/Setpoint'))
  view.view.collapseAll()
  assert.is(view.view.$active.get(), view.at('Filler'))
})

test.run()
