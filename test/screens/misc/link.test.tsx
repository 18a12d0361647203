import '../../setup/dom'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { test } from '../../setup/panel-test'
import { findByRole } from '../../setup/query'
import { render } from '../../setup/screen'

test('opens the service that a link names, once', async () => {
  history.replaceState(null, '', '?card=web-server')
  render(<MiscScreen />)
  await findByRole('dialog', { name: 'Web server' })
  assert.is(location.search, '')
})

test.run()
