import '../../../setup/dom'
import * as assert from 'uvu/assert'
import { RemoveDialog } from '../../../../src/screens/opcua/nodes/dialogs/remove-dialog'
import { createNodeEditor } from '../../../../src/screens/opcua/nodes/model'
import NodeClients from '../../../../src/screens/opcua/nodes/node-clients'
import type { Panel } from '../../../panel/panel'
import { test } from '../../../setup/panel-test'
import { byRole, findByText, until } from '../../../setup/query'
import { render } from '../../../setup/screen'
import { idsAt } from './sample-tree'

const SPEED = 'ns=1;s=Filler/Speed'
const SAYS_WHO = /Reconfigure these clients/
const historian = (subscription_ids: number[]) => ({ session_id: 'session-2', client: 'Historian', subscription_ids })

/** The panel says who uses the speed of the filler. */
function answerUses(panel: Panel, sessions?: object[]): void {
  const use = { node_id: SPEED, clients: ['UaExpert', 'Historian'], ...(sessions && { sessions }) }
  panel.faults.answer(200, { items: [use], total: 1 }, 'POST /opcua/uses')
}

/** Settles once the panel has said, or not, who uses nodes. */
const answered = (panel: Panel) =>
  new Promise<void>(resolve => {
    const { fetch } = panel
    Object.assign(panel, {
      fetch: async (...call: Parameters<typeof fetch>) => {
        const response = await fetch(...call)
        if (String(call[0]).includes('/opcua/uses')) setTimeout(resolve)
        return response
      }
    })
  })

async function openEditor() {
  const editor = createNodeEditor()
  editor.$nodes.listen(() => {})
  await until(() => editor.document.$tree.get().tags > 0)
  return editor
}

async function askToRemove(...paths: string[]) {
  const editor = await openEditor()
  const tree = editor.document.$tree.get()
  render(<RemoveDialog editor={editor} ids={idsAt(tree, ...paths)} onClose={() => {}} />)
  byRole('button', { name: 'Remove' })
  return editor
}

test('the details of a tag name its clients, with the subscriptions that monitor it', async ({ panel }) => {
  answerUses(panel, [
    { session_id: 'session-1', client: 'UaExpert', subscription_ids: [] },
    historian([9]),
    historian([7])
  ])
  const view = render(<NodeClients nodeId={SPEED} />)
  await findByText(/Historian/)
  assert.is(view.textContent, 'Used by: Historian (subscription 7, 9), UaExpert')
})

test('a panel that knows only names gives only names', async ({ panel }) => {
  answerUses(panel)
  const view = render(<NodeClients nodeId={SPEED} />)
  await findByText(/Historian/)
  assert.is(view.textContent, 'Used by: Historian, UaExpert')
})

test('says that no client uses a tag only where the panel says so', async ({ panel }) => {
  const view = render(<NodeClients nodeId={SPEED} />)
  await until(() => view.textContent === 'Used by: None')

  panel.faults.answer(404, { error_code: 'not_found', message: 'no such call' }, 'POST /opcua/uses')
  const done = answered(panel)
  const older = render(<NodeClients nodeId={SPEED} />)
  await done
  assert.is(older.textContent, '')
})

test('a removal names the clients of all tags that it removes', async ({ panel }) => {
  answerUses(panel, [historian([7])])
  const editor = await askToRemove('Filler')
  assert.match((await findByText(SAYS_WHO)).textContent ?? '', 'Historian (subscription 7), UaExpert')
  editor.leave()
})

test.run()
