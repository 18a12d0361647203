import '../../setup/dom'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { $notices } from '../../../src/stores/notices'
import { test } from '../../setup/panel-test'
import { allByRole, findByRole } from '../../setup/query'
import { render } from '../../setup/screen'

test('opens the service that a link names, once', async () => {
  history.replaceState(null, '', '?card=web-server')
  render(<MiscScreen />)
  await findByRole('dialog', { name: 'Web server' })
  assert.is(location.search, '')
})

test('says that a link names no service of this panel', async () => {
  history.replaceState(null, '', '?card=nope')
  render(<MiscScreen />)
  await findByRole('heading', { name: 'Buzzer' })
  assert.equal($notices.get()[0]?.message, ['common.link.unknown', { parts: 'Services: nope' }])
  assert.equal(allByRole('dialog'), [])
})

test.run()
