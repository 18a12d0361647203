import '../setup/dom'
import * as assert from 'uvu/assert'
import OpcUaScreen from '../../src/screens/opcua'
import { nameOf } from '../setup/names'
import { test } from '../setup/panel-test'
import { allByRole, byRole, findByRole, findByText, press, until } from '../setup/query'
import { render } from '../setup/screen'

async function openTree(): Promise<HTMLElement> {
  history.replaceState(null, '', '/app/features/opcua?tab=nodes')
  render(<OpcUaScreen />)
  return findByRole('tree', { name: 'Address space' })
}

const activeName = () =>
  nameOf(document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ?? document.body)

const shown = () => allByRole('treeitem').map(nameOf)

test('shows the address space as a tree', async () => {
  const tree = await openTree()
  assert.equal(shown(), ['Filler', 'Tank 1', 'Tank 2', 'Speed', 'Batch', 'Washer', 'Zone 1', 'Zone 2'])
  tree.focus()
  press('ArrowDown')
  await until(() => activeName() === 'Tank 1')
  press('ArrowRight')
  await findByRole('treeitem', { name: 'Temperature' })
  assert.is(byRole('treeitem', { name: 'Tank 1' }).getAttribute('aria-expanded'), 'true')
})

test('says that there are no nodes', async ({ panel }) => {
  panel.state.nodeTree = { folders: [] }
  history.replaceState(null, '', '/app/features/opcua?tab=nodes')
  render(<OpcUaScreen />)
  await findByText('The address space has no nodes')
})

test.run()
