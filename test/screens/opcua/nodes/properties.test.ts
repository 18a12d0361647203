import '../../../setup/dom'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Difference, differencesBetween } from '../../../../src/screens/opcua/nodes/tree/differences'
import { NO_HISTORY, recorded, redone, undone } from '../../../../src/screens/opcua/nodes/tree/history'
import { lookUp } from '../../../../src/screens/opcua/nodes/tree/node-index'
import { nodeTreeOf, treeOf } from '../../../../src/screens/opcua/nodes/tree/node-tree'
import { applyPatch, createPatch } from '../../../../src/screens/opcua/nodes/tree/patch'
import { nodeIdAt, nodeIdOf, ROOT, type Tree, type TreeNode, walk } from '../../../../src/screens/opcua/nodes/tree/tree'
import { createEditor, nodesOf, type RandomEdit, randomEdits } from './random-edits'
import { sampleTree } from './sample-tree'

const test = suite('properties of the node tree')

const START = sampleTree({ A: { B: { C: '1', D: '2' }, C: '3' }, B: { A: { A: '4' } }, D: {} })

/** The tree after the edits, those that were refused left out. */
function edited(edits: readonly RandomEdit[], start = START): Tree {
  const editor = createEditor(start)
  for (const edit of edits) editor.make(edit)
  return editor.tree()
}

const check = (holds: (edits: RandomEdit[]) => void, examples: RandomEdit[][] = []) =>
  fc.assert(fc.property(randomEdits, holds), { numRuns: 400, examples: examples.map(edits => [edits]) })

/** A folder moves away, and a copy of what was in it comes to its old place. */
const REPLACED: RandomEdit[] = [
  { edit: 'move', at: [6], to: 2, before: undefined },
  { edit: 'copy', at: [3] },
  { edit: 'remove', at: [4] },
  { edit: 'paste', to: 0 }
]

test('any edits followed by undo restore the start, and redo restores the end', () => {
  check(edits => {
    const editor = createEditor(START)
    let history = NO_HISTORY
    for (const edit of edits) {
      const before = { tree: editor.tree(), selected: [] }
      const after = editor.make(edit)
      if (after) history = recorded(history, { label: 'opcuaNodes.edit.rename', before, after })
    }
    const steps = history.done.length
    let tree = editor.tree()
    for (let step = undone(history); step; step = undone(history))
      ({
        history,
        change: { tree }
      } = step)
    assert.equal(nodeTreeOf(tree), nodeTreeOf(START))
    for (let step = redone(history); step; step = redone(history))
      ({
        history,
        change: { tree }
      } = step)
    assert.is(tree, editor.tree())
    assert.is(history.done.length, steps)
  })
})

test('the index is always that of a tree built from scratch, and ids are unique', () => {
  check(edits => {
    const tree = edited(edits)
    const ids = nodesOf(tree).map(({ id }) => id)
    assert.is(new Set(ids).size, ids.length)
    const entries = tree.index.reduce((sum, bucket) => sum + (bucket?.size ?? 0), 0)
    assert.is(entries, ids.length - 1)
    const count = { folder: -1, tag: 0 }
    walk(tree.root, '', (node, parent) => {
      count[node.kind] += 1
      if (node.id !== ROOT)
        assert.equal([lookUp(tree.index, node.id)?.node === node, lookUp(tree.index, node.id)?.parent], [true, parent])
    })
    assert.equal([tree.folders, tree.tags], [count.folder, count.tag])
  })
})

test('names stay unique in their folder, folders before tags, and no tag is at the top', () => {
  check(edits => {
    const tree = edited(edits)
    for (const node of nodesOf(tree)) {
      if (node.kind === 'tag') continue
      const { children } = node
      assert.is(new Set(children.map(({ name }) => name)).size, children.length)
      const kinds = children.map(({ kind }) => kind)
      assert.equal(kinds, [...kinds].sort())
    }
    assert.ok(tree.root.children.every(({ kind }) => kind === 'folder'))
  })
})

test('what is read back is the same tree, and keeps its ids', () => {
  check(edits => {
    const tree = edited(edits)
    const stored = JSON.parse(JSON.stringify(nodeTreeOf(tree)))
    assert.equal(nodeTreeOf(treeOf(stored)), nodeTreeOf(tree))
    assert.is(treeOf(stored, tree), tree)
  })
})

test('a patch applied to the base gives the tree, with the ids of the base', () => {
  check(edits => {
    const tree = edited(edits)
    const restored = applyPatch(START, JSON.parse(JSON.stringify(createPatch(START, tree))))
    assert.equal(nodeTreeOf(restored), nodeTreeOf(tree))
    assert.equal(nodeIds(differencesBetween(START, restored)), nodeIds(differencesBetween(START, tree)))
  })
})

test('the differences applied to one tree give the nodes of the other', () => {
  check(
    edits => {
      const tree = edited(edits)
      assert.equal(sorted(applied(START, differencesBetween(START, tree))), sorted(contents(tree)))
    },
    [REPLACED]
  )
})

/** What the nodes of a tree are after the differences, by NodeId. */
function applied(base: Tree, differences: readonly Difference[]): Map<string, string> {
  const result = new Map<string, string>()
  const changes = new Map(differences.flatMap(it => (it.kind === 'added' ? [] : [[it.before, it]])))
  const add = (node: TreeNode, before: string, above: string) => {
    const change = changes.get(before)
    const after = change?.kind === 'changed' ? change.after : `${above}${node.name}`
    if (change?.kind !== 'removed') result.set(after, contentOf(change?.node ?? node))
    if (node.kind === 'folder') for (const child of node.children) add(child, `${before}/${child.name}`, `${after}/`)
  }
  for (const child of base.root.children) add(child, nodeIdAt([child.name]), nodeIdAt(['']))
  for (const it of differences) if (it.kind === 'added') result.set(it.after, contentOf(it.node))
  return result
}

function contents(tree: Tree): Map<string, string> {
  const nodes = nodesOf(tree).filter(({ id }) => id !== ROOT)
  return new Map(nodes.map(node => [nodeIdOf(tree, node.id), contentOf(node)]))
}

const contentOf = (node: TreeNode) => (node.kind === 'folder' ? 'folder' : JSON.stringify(node.settings))
const sorted = (nodes: ReadonlyMap<string, string>) => [...nodes].map(String).sort()
const nodeIds = (differences: readonly Difference[]) =>
  differences
    .map(it => [it.kind, it.node.kind, 'before' in it && it.before, 'after' in it && it.after].join(' '))
    .sort()

test.run()
