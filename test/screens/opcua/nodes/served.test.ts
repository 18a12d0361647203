import fc from 'fast-check'
import * as assert from 'uvu/assert'
import { readNodeTree } from '../../../../src/api/opcua/server'
import { createDocument } from '../../../../src/screens/opcua/nodes/document'
import { createSaving } from '../../../../src/screens/opcua/nodes/saving'
import { treeOf } from '../../../../src/screens/opcua/nodes/tree/node-tree'
import { nodeIdOf, ROOT, type TagSettings, type Tree } from '../../../../src/screens/opcua/nodes/tree/tree'
import { panelTimeOf } from '../../../panel/device/utc'
import { RESTART_MS } from '../../../panel/opcua/opcua'
import { type BrowsedNode, browseNodes } from '../../../panel/opcua/server/browse-nodes'
import { connectClient, createIdentity } from '../../../panel/opcua/server/test-client'
import { listen, urlOf } from '../../../panel/opcua/server/test-plant'
import { installOwnCertificate } from '../../../setup/own-certificate'
import { type PanelContext, test } from '../../../setup/panel-test'
import { createEditor, nodesOf, randomEdits } from './random-edits'

const client = createIdentity('Browser')
/** Each starts the server again, which takes half a second. */
const RUNS = 5

/** Types of OPC UA (OPC 10000-6, table 1) by those of the PLC. */
const DATA_TYPES: Record<string, string> = { INT16: 'ns=0;i=4', FLOAT: 'ns=0;i=10', STRING: 'ns=0;i=12' }
const READ = 1
const WRITE = 2

test('what the console has saved is what a client browses, whatever was edited', async context => {
  const { panel } = context
  const start = panel.state.nodeTree
  const { settings } = panel.state.opcua
  panel.clock.set(panelTimeOf(Date.now()))
  installOwnCertificate(panel, 100)
  Object.assign(settings, { policies: ['None'], tokens: { ...settings.tokens, anonymous: true } })
  await listen(panel)
  await fc.assert(
    fc.asyncProperty(randomEdits, async edits => {
      panel.state.nodeTree = start
      // After a run that failed.
      await panel.opcua.start()
      const { value, version } = await readNodeTree()
      const document = createDocument(
        () => {},
        () => []
      )
      const { save, opened } = createSaving(document)
      document.open(treeOf(value))
      opened(version)
      const editor = createEditor(document.$tree.get())
      for (const edit of edits) editor.make(edit)
      document.$tree.set(editor.tree())
      await save()
      assert.equal(await served(context), shown(editor.tree()))
    }),
    { numRuns: RUNS }
  )
  await panel.opcua.stop()
})

/** The folders and tags as the console shows them, in its order. */
const shown = (tree: Tree): BrowsedNode[] =>
  nodesOf(tree).flatMap((node): BrowsedNode[] => {
    if (node.id === ROOT) return []
    const named = { nodeId: nodeIdOf(tree, node.id), name: node.name }
    return [
      node.kind === 'folder' ? { ...named, kind: 'folder' } : { ...named, kind: 'tag', ...shownTag(node.settings) }
    ]
  })

function shownTag({ data_type, length, access }: TagSettings) {
  const count = data_type === 'STRING' ? 1 : length
  return {
    dataType: DATA_TYPES[data_type] ?? data_type,
    length: count > 1 ? count : null,
    access: access === 'writable' ? READ + WRITE : READ
  }
}

/** What a client browses, once the server is back with what was saved. */
async function served({ panel }: PanelContext): Promise<BrowsedNode[]> {
  await panel.clock.advance(RESTART_MS)
  await panel.opcua.settled()
  assert.is(panel.opcua.server().last_error, null)
  const connected = await connectClient(urlOf(panel), client, { policy: 'None', mode: 'None' })
  try {
    return await browseNodes(connected.session)
  } finally {
    await connected.close()
  }
}

test.run()
