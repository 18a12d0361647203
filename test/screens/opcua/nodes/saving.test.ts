import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { readNodeTree, saveNodeTree } from '../../../../src/api/opcua/server'
import { isApiError } from '../../../../src/lib/remote/failure'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import { createReview } from '../../../../src/screens/opcua/nodes/review'
import { nodeTreeOf, treeOf } from '../../../../src/screens/opcua/nodes/tree/node-tree'
import { callerAs } from '../../../panel/http/caller'
import { createIdleEngine } from '../../../panel/opcua/idle-engine'
import type { Panel } from '../../../panel/panel'
import { test } from '../../../setup/panel-test'
import { holds } from '../../../setup/store'
import { createEditor, randomEdits } from './random-edits'
import { idAt, SETTINGS } from './sample-tree'

async function openEditor() {
  const editor = createNodeEditor()
  await holds(editor.$nodes, ({ status }) => status === 'ready')
  return { ...editor, at: (path: string) => idAt(editor.document.$tree.get(), path) }
}

const failure = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('nothing failed')
}

/** Another person adds a folder. */
async function saveElsewhere(panel: Panel, name = 'Packer'): Promise<void> {
  const { call, save } = await callerAs(panel, 'administrator')
  const { folders } = (await call('GET /opcua/node-tree')).body
  await save('/opcua/node-tree', { folders: [...folders, { name, folders: [], tags: [] }] })
}

const names = (panel: Panel) => panel.state.nodeTree.folders.map(({ name }) => name)

test('one save after another is accepted', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Filler'), 'Filler 1')
  await editor.saving.save()
  editor.actions.rename(editor.at('Filler 1'), 'Filler 2')
  await editor.saving.save()
  assert.equal(names(panel), ['Filler 2', 'Washer'])
})

test('what was saved is read back as the same tree, whatever was edited', async ({ panel }) => {
  const start = panel.state.nodeTree
  await fc.assert(
    fc.asyncProperty(randomEdits, async edits => {
      panel.state.nodeTree = start
      const { value, version } = await readNodeTree()
      const editor = createEditor(treeOf(value))
      for (const edit of edits) editor.make(edit)
      const saved = nodeTreeOf(editor.tree())
      await saveNodeTree(saved, version)
      assert.equal((await readNodeTree()).value, saved)
    }),
    { numRuns: 30 }
  )
})

test('a save after one of somebody else says who and what, and keeps the edits', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  await saveElsewhere(panel)
  const error = await failure(editor.saving.save())
  assert.is(error.message, '412 changed_meanwhile')
  assert.equal(
    createReview(editor)
      .remoteDifferences(editor.saving.$remote.get()!)
      .map(it => [it.kind, 'after' in it && it.after]),
    [['added', 'ns=1;s=Packer']]
  )
  assert.ok(editor.at('Rinser'))
  assert.is(editor.document.$unsaved.get(), true)

  editor.saving.keepLocal()
  assert.equal(
    createReview(editor)
      .$differences.get()
      .map(it => [it.kind, 'before' in it && it.before]),
    [
      ['removed', 'ns=1;s=Packer'],
      ['changed', 'ns=1;s=Washer']
    ]
  )
  await editor.saving.save()
  assert.equal(names(panel), ['Filler', 'Rinser'])
})

test('what somebody else has saved can be taken over', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  await saveElsewhere(panel)
  await failure(editor.saving.save())
  editor.saving.acceptRemote()
  assert.ok(editor.at('Packer'))
  assert.is(editor.document.$unsaved.get(), false)
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  await editor.saving.save()
  assert.equal(names(panel), ['Filler', 'Rinser', 'Packer'])
})

test('a save whose response was lost counts as saved when it is repeated', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  panel.faults.cutNext('PUT /opcua/node-tree')
  await failure(editor.saving.save())
  assert.is(editor.document.$unsaved.get(), true)
  await editor.saving.save()
  assert.is(editor.document.$unsaved.get(), false)
  assert.equal(names(panel), ['Filler', 'Rinser'])
})

test('problems that the panel finds are shown at their nodes until these are edited', async ({ panel }) => {
  const editor = await openEditor()
  editor.actions.editTag(editor.at('Filler/Tank 2/Setpoint'), {
    name: 'Setpoint',
    settings: { ...SETTINGS, address: '70000' }
  })
  const before = editor.document.$tree.get()
  assert.is((await failure(editor.saving.save())).message, '400 invalid_tree')
  assert.is(editor.document.$tree.get(), before)
  const [[node, codes] = []] = editor.saving.$problems.get()
  assert.equal([node?.id, codes], [editor.at('Filler/Tank 2/Setpoint'), ['address']])
  assert.equal(names(panel), ['Filler', 'Washer'])
})

test('the editor finds the same problems by the driver table before a save', async () => {
  const editor = await openEditor()
  await holds(editor.$drivers, ({ status }) => status === 'ready')
  assert.is(createReview(editor).$problems.get().size, 0)
  editor.actions.editTag(editor.at('Filler/Speed'), { name: 'Speed', settings: { ...SETTINGS, plc: 'PLC 9' } })
  assert.equal([...createReview(editor).$problems.get().values()], [['plc']])
})

test('names the clients that use what a save removes or renames, by the cause', async ({ panel }) => {
  const engine = createIdleEngine()
  await panel.opcua.attach(engine)
  Object.assign(engine.uses, {
    'ns=1;s=Filler/Tank 1/Temperature': ['UaExpert'],
    'ns=1;s=Filler/Tank 1/Setpoint': ['Historian', 'UaExpert'],
    'ns=1;s=Filler/Speed': ['SCADA'],
    'ns=1;s=Washer/Zone 1': ['SCADA']
  })
  const editor = await openEditor()
  const [tank, speed] = [editor.at('Filler/Tank 1'), editor.at('Filler/Speed')]
  editor.actions.rename(tank, 'Tank A')
  editor.actions.remove(new Set([speed]))
  const uses = await holds(createReview(editor).$uses, ({ status }) => status === 'ready')
  assert.equal(
    uses.status === 'ready' && [...uses.data].sort(),
    [
      [speed, ['SCADA']],
      [tank, ['Historian', 'UaExpert']]
    ].sort()
  )
})

test.run()
