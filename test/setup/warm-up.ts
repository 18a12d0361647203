import './dom'
import { mount } from './app'
import { test } from './panel-test'
import { click, findByRole } from './query'

// Shows nothing: it runs what most test files run, for V8 to keep that code; see test/tools/run-bundled.mjs.
test('loads and shows a screen with a dialog', async () => {
  await mount('/app/network/ethernet')
  click(await findByRole('button', { name: 'Edit HMI name' }))
  await findByRole('dialog')
})

test.run()
