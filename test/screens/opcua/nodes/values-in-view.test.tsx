import '../../../setup/dom'
import * as assert from 'uvu/assert'
import { createOpcUa, type KeptModels } from '../../../../src/screens/opcua/model'
import NodesTab from '../../../../src/screens/opcua/nodes/tab'
import { test } from '../../../setup/panel-test'
import { allByText, byRole, click, findByRole, until } from '../../../setup/query'
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

test('names the selected row at the foot, from the start', async () => {
  const kept: KeptModels = {}
  const view = render(<NodesTab kept={kept} $server={createOpcUa().$server} />)
  for (const name of ['Filler', 'Washer']) {
    const row = await findByRole('treeitem', { name, within: view })
    if (name === 'Washer') click(row)
    await until(() => allByText(`ns=1;s=${name}`, view).length === 1)
    assert.is(row.getAttribute('aria-selected'), 'true')
  }
  kept.nodes?.leave()
})

test.run()
