import '../../setup/dom'
import * as assert from 'uvu/assert'
import SystemInfoScreen from '../../../src/screens/system-info'
import { test } from '../../setup/panel-test'
import { findByRole } from '../../setup/query'
import { render } from '../../setup/screen'

test('opens the licences of what is in the bundle in another tab', async () => {
  render(<SystemInfoScreen />)
  const link = await findByRole('link', { name: 'Open-source licences of this console' })
  assert.equal([link.getAttribute('href'), link.getAttribute('target')], ['/admin/licenses.txt', '_blank'])
})

test.run()
