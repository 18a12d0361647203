import '../../../setup/dom'
import * as assert from 'uvu/assert'
import { createOpcUa, type KeptModels } from '../../../../src/screens/opcua/model'
import NodesTab from '../../../../src/screens/opcua/nodes/tab'
import { test } from '../../../setup/panel-test'
import { allByRole, allByText, byRole, click, findByRole, until } from '../../../setup/query'
import { render } from '../../../setup/screen'

test('reads the values of the rows on the screen, and none once another tab is open', async () => {
  const kept: KeptModels = {}
  const values = () => kept.nodes?.live.$values.get().size
  render(<NodesTab kept={kept} $server={createOpcUa().$server} />)
  await until(() => values() === 4)
  render(<p>Trace log</p>)
  await until(() => values() === 0)
  kept.nodes?.leave()
})

test('a row of the tree has data type and access of its tag', async () => {
  const kept: KeptModels = {}
  const view = render(<NodesTab kept={kept} $server={createOpcUa().$server} />)
  // Of the row, which describes its item from beside it.
  const textOf = (name: string) => byRole('treeitem', { name, within: view }).parentElement?.textContent ?? ''
  await until(() => textOf('Speed').includes('MW10'))
  assert.match(textOf('Speed'), /MW10INT16R\/W/)
  assert.match(textOf('Batch'), /MW20STRING\[32\]R/)
  kept.nodes?.leave()
})

test('names a node at the foot, and lets it be removed, only once its row is selected', async () => {
  const kept: KeptModels = {}
  const view = render(<NodesTab kept={kept} $server={createOpcUa().$server} />)
  const row = await findByRole('treeitem', { name: 'Filler', within: view })
  const isSelected = () => row.getAttribute('aria-selected') === 'true'
  const isNamed = () => allByText('ns=1;s=Filler', view).length === 1
  const removals = () => allByRole('menuitem', { name: 'Remove node' }).length
  const menu = byRole('button', { name: 'Actions' })
  click(menu)
  await findByRole('menuitem', { name: 'Export' })
  assert.equal([isSelected(), isNamed(), removals()], [false, false, 0])
  click(menu)
  click(row)
  await until(isNamed)
  assert.ok(isSelected())
  click(menu)
  await until(() => removals() === 1)
  kept.nodes?.leave()
})

test.run()
