import * as assert from 'uvu/assert'
import { environment } from '../../../../src/lib/environment'
import { canKeepDrafts, findDraft, keepDrafts, restoreDraft } from '../../../../src/lib/form/drafts'
import { $unsaved, forgetAllUnsaved } from '../../../../src/lib/form/unsaved'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import { createReview } from '../../../../src/screens/opcua/nodes/review'
import { createPatch } from '../../../../src/screens/opcua/nodes/tree/patch'
import { $notices } from '../../../../src/stores/notices'
import { largeNodeTree } from '../../../panel/opcua/opcua-seed'
import { test } from '../../../setup/panel-test'
import { withSmallTab } from '../../../setup/small-tab'
import { holds } from '../../../setup/store'
import { idAt, outline, SETTINGS } from './sample-tree'

async function openEditor() {
  const editor = createNodeEditor()
  await holds(editor.$nodes, ({ status }) => status === 'ready')
  return { ...editor, at: (path: string) => idAt(editor.document.$tree.get(), path) }
}

/** The page is left for a new sign-in. */
function leave(): void {
  keepDrafts(environment.session?.username())
  forgetAllUnsaved()
}

test('unsaved edits count as unsaved input until they are saved, undone or left', async () => {
  const editor = await openEditor()
  assert.is($unsaved.get(), 0)
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  assert.is($unsaved.get(), 1)
  editor.document.undo()
  assert.is($unsaved.get(), 0)
  editor.document.redo()
  await editor.saving.save()
  assert.is($unsaved.get(), 0)
  editor.document.undo()
  assert.is($unsaved.get(), 1)
  editor.leave()
  assert.is($unsaved.get(), 0)
})

test('discarding the changes returns to what the panel has stored, also by somebody else, and keeps no draft', async ({
  panel
}) => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  editor.actions.addTags(editor.at('Filler'), [{ name: 'Pump', settings: SETTINGS }])
  panel.state.nodeTree = { folders: [...panel.state.nodeTree.folders, { name: 'Capper', folders: [], tags: [] }] }
  editor.discardChanges()
  assert.is(editor.document.$unsaved.get(), false)
  assert.is(editor.document.$undo.get(), undefined)
  assert.equal([...editor.view.$selected.get()], [])
  const tree = await holds(editor.document.$tree, ({ folders }) => folders === 5)
  assert.equal(
    tree.root.children.map(({ name }) => name),
    ['Filler', 'Washer', 'Capper']
  )
  leave()
  assert.is(findDraft(editor.draft), undefined)
})

test('edits are offered again after a new sign-in, as one step that can be undone', async () => {
  const before = await openEditor()
  before.actions.rename(before.at('Filler/Tank 1'), 'Tank A')
  before.actions.addTags(before.at('Washer'), [{ name: 'Pump', settings: SETTINGS }])
  leave()

  const editor = await openEditor()
  const draft = findDraft(editor.draft)
  restoreDraft(editor.draft, draft!)
  assert.equal(outline(editor.document.$tree.get()), outline(before.document.$tree.get()))
  assert.equal(
    createReview(editor)
      .$differences.get()
      .map(({ kind }) => kind),
    ['changed', 'added']
  )
  editor.document.undo()
  assert.is(editor.document.$unsaved.get(), false)
})

test('edits of a tree that somebody else has replaced are not restored, and the user is notified', async ({
  panel
}) => {
  const before = await openEditor()
  before.actions.rename(before.at('Washer'), 'Rinser')
  leave()
  panel.state.nodeTree = { folders: [] }
  const editor = await openEditor()
  restoreDraft(editor.draft, findDraft(editor.draft)!)
  assert.is(editor.document.$unsaved.get(), false)
  assert.equal(
    $notices.get().map(({ message }) => message),
    ['opcuaNodes.draft.outdated']
  )
})

test('one edit among 10 000 tags takes few characters, and 10 000 new tags less than half a megabyte', async ({
  panel
}) => {
  panel.state.nodeTree = largeNodeTree(10_000)
  const editor = await openEditor()
  const sizeOf = () => JSON.stringify(createPatch(editor.document.$base.get(), editor.document.$tree.get())).length
  editor.actions.rename(editor.at('Line/Group 7/Tag 612'), 'Speed')
  assert.ok(sizeOf() < 500, String(sizeOf()))
  const tags = Array.from({ length: 10_000 }, (_, index) => ({ name: `New ${index}`, settings: SETTINGS }))
  editor.actions.addTags(editor.at('Line'), tags)
  assert.ok(sizeOf() < 500_000, String(sizeOf()))
})

test('says that edits cannot be kept where the storage has no room for them', async () => {
  const editor = await openEditor()
  editor.actions.rename(editor.at('Washer'), 'Rinser')
  assert.is(canKeepDrafts('engineer'), true)
  await withSmallTab(100, () => assert.is(canKeepDrafts('engineer'), false))
})

test.run()
