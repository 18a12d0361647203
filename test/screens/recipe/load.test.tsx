import '../../setup/dom'
import * as assert from 'uvu/assert'
import RecipeScreen from '../../../src/screens/recipe'
import { $notices } from '../../../src/stores/notices'
import type { Panel } from '../../panel/panel'
import { changeRecord, type RecipeSource } from '../../panel/recipe/recipes'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, choose, click, findByRole, findByText, until } from '../../setup/query'
import { render } from '../../setup/screen'

const LOADING = 'POST /project/recipes/{id}/records/{number}/loads'
const loadButton = (within?: Element) =>
  byRole<HTMLButtonElement>('button', { name: 'Load to PLC', ...(within && { within }) })

async function openLoadDialog() {
  render(<RecipeScreen />)
  click(await findByRole('checkbox', { name: 'Select Cola 0.5 l' }))
  click(await findByRole('button', { name: 'Load to PLC' }))
  return findByRole('dialog', { name: 'Load the record to the PLC?' })
}

test('loads a record to the PLC once it is confirmed, and shows what was loaded last', async ({ panel }) => {
  const dialog = await openLoadDialog()
  byText('Filler S7-1500: connected')
  byText(/^“Cola 0\.5 l” \(no\. 9\) will be loaded to this PLC: Filler S7-1500\. The machine will use/, dialog)
  assert.equal(panel.state.recipes[0]!.target?.values, [])
  click(loadButton(dialog))
  await dialogClosed()
  assert.equal(panel.state.recipes[0]!.target?.values, panel.state.recipes[0]!.records[9]!.values)
  await findByText('Last loaded: “Cola 0.5 l” (no. 9), 2026/11/21 09:41:07, by engineer')
  assert.equal($notices.get()[0]?.message, ['recipe.loaded', { name: 'Cola 0.5 l' }])
})

test('shows why a record cannot be loaded now', async () => {
  render(<RecipeScreen />)
  choose(await findByRole('combobox', { name: 'Recipe' }), 'Label texts')
  await findByText('Labeller S7-1200: disconnected')
  click(await findByRole('checkbox', { name: 'Select Label 0001' }))
  const name = 'Load to PLC The PLC is not connected.'
  assert.ok((await findByRole<HTMLButtonElement>('button', { name })).disabled)
})

test('loads a single record only, and not at all if the project does not allow it', async () => {
  render(<RecipeScreen />)
  click(await findByRole('checkbox', { name: 'Select Cola 0.5 l' }))
  await until(() => !loadButton().disabled)
  click(byRole('checkbox', { name: 'Select Cola 1 l' }))
  await until(() => loadButton().disabled)
  choose(byRole('combobox', { name: 'Recipe' }), 'CIP programs')
  click(await findByRole('checkbox', { name: 'Select Acid' }))
  await findByRole('button', { name: 'Copy' })
  assert.equal(allByRole('button', { name: 'Load to PLC' }), [])
})

const REFUSALS: [why: string, provoke: (source: RecipeSource, panel: Panel) => void, text: RegExp][] = [
  [
    'the PLC goes away',
    (_, panel) =>
      Object.assign(panel.state.plcDevices.find(({ name }) => name === 'Filler S7-1500')!.settings, { enabled: false }),
    /^The PLC is not connected\. Nothing was loaded\.$/
  ],
  ['the project forbids it', source => Object.assign(source, { target: undefined }), /^The project no longer allows/],
  [
    'the record is another now',
    (source, panel) => changeRecord(source, 9, { name: 'New' }, { by: 'operator', at: panel.clock.now() }),
    /^Records have changed in the meantime\. Nothing was loaded/
  ],
  [
    'a value is out of range',
    source => Object.assign(source.items[0]!, { max: '400' }),
    /^A value in this record is no longer allowed/
  ]
]

for (const [why, provoke, text] of REFUSALS)
  test(`shows that nothing was loaded when ${why}`, async ({ panel }) => {
    const dialog = await openLoadDialog()
    const source = panel.state.recipes[0]!
    const { target } = source
    provoke(source, panel)
    click(loadButton(dialog))
    await findByText(text)
    assert.equal(target?.values, [])
  })

test('stays open when the connection is lost', async ({ panel }) => {
  const dialog = await openLoadDialog()
  panel.faults.refuse(LOADING)
  click(loadButton(dialog))
  await findByText('The panel is not responding')
  panel.faults.clear()
  click(loadButton(dialog))
  await dialogClosed()
  assert.is(panel.state.recipes[0]!.target?.lastLoad?.number, 9)
})

test.run()
