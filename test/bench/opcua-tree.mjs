import { pathToFileURL } from 'node:url'
import { bundle } from '../tools/bundle.mjs'

const NODES = 'src/screens/opcua/nodes'
const FILES = [
  'test/panel/opcua/opcua-seed.ts',
  'test/screens/opcua/nodes/sample-tree.ts',
  ...['node-tree', 'edits', 'rows', 'search', 'differences', 'patch', 'tree'].map(name => `${NODES}/${name}.ts`)
]
const RUNS = 15
/** What the page is measured at. */
const SLOWDOWN = 4

/** What each figure may be for 10 000 tags, in milliseconds at the slowdown; without a limit it is for information. */
const TARGETS = { open: 1500, edit: 50, search: 100, rows: 50 }

const median = values => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]

function timed(work) {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(times)
}

/** Functions of the editor without a page: what the browser draws comes on top of it. */
async function measure(count) {
  const bundles = await bundle(FILES, 'bench')
  const [seed, sample, nodeTree, edits, rows, search, differences, patch, tree] = await Promise.all(
    FILES.map(file => import(pathToFileURL(bundles.get(file)).href))
  )
  const stored = JSON.stringify(seed.largeNodeTree(count))
  const base = nodeTree.treeOf(JSON.parse(stored))
  const folder = base.root.children[0].children[7]
  const { name, settings } = folder.children[11]
  const tag = folder.children[11].id
  const folders = new Set()
  tree.walk(base.root, '', node => node.kind === 'folder' && folders.add(node.id))
  const changed = sample.changed(edits.editTag(base, tag, { name: 'Speed', settings })).tree
  return {
    open: timed(() => nodeTree.treeOf(JSON.parse(stored))),
    edit: timed(() => edits.editTag(base, tag, { name: `${name} x`, settings })),
    remove: timed(() => edits.remove(base, new Set([tag]))),
    'remove a folder of all': timed(() => edits.remove(base, new Set([base.root.children[0].id]))),
    search: timed(() => search.findNodes(base, 'tag 99')),
    'search, all found': timed(() => search.findNodes(base, 'tag')),
    rows: timed(() => rows.rowsOf(base, folders)),
    'differences of one edit': timed(() => differences.differencesBetween(base, changed)),
    'differences of all': timed(() => differences.differencesBetween(base, tree.EMPTY_TREE)),
    'patch of one edit': timed(() => patch.createPatch(base, changed)),
    save: timed(() => JSON.stringify(nodeTree.nodeTreeOf(changed)))
  }
}

let missed = 0
for (const count of [10_000, 100_000]) {
  console.log(`${count} tags, ms at a slowdown of ${SLOWDOWN} (median of ${RUNS})`)
  for (const [figure, time] of Object.entries(await measure(count))) {
    const most = count === 10_000 ? TARGETS[figure] : undefined
    const slow = time * SLOWDOWN
    if (most !== undefined && slow > most) missed += 1
    console.log(`  ${figure.padEnd(26)}${slow.toFixed(1).padStart(9)}${most === undefined ? '' : `   at most ${most}`}`)
  }
}
process.exitCode = missed > 0 ? 1 : 0
