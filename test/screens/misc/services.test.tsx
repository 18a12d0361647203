import '../../setup/dom'
import { act } from 'preact/test-utils'
import * as assert from 'uvu/assert'
import MiscScreen from '../../../src/screens/misc'
import { $session } from '../../../src/session/session'
import { userFrom } from '../../../src/session/user'
import { $clock } from '../../../src/stores/clock'
import type { FtpSetup } from '../../panel/misc/engine'
import { createIdleEngine } from '../../panel/misc/idle-engine'
import { dialogClosed } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { onCleanup, render } from '../../setup/screen'

const row = (name: string) => findByRole('listitem', { name })

test('opens settings by the row of their service, and only shows those that this user may not change', async ({
  panel
}) => {
  const user = { username: 'viewer', state_code: 1, permission: { roles: ['misc'], actions: ['clock'] } }
  $session.set({ status: 'signed-in', user: userFrom(user) })
  await panel.misc.attach(createIdleEngine())
  render(<MiscScreen />)
  click(byRole('button', { name: 'SNMP agent', within: await row('SNMP agent') }))
  await findByRole('dialog', { name: 'SNMP agent' })
  byText('Your account is not permitted to change the clock.', await row('Time server and time zone'))
  assert.equal(allByRole('button', { name: 'Time server and time zone' }), [])
})

test('says since when the time is estimated', async ({ panel }) => {
  await panel.misc.attach(createIdleEngine())
  render(<MiscScreen />)
  const time = await row('Time server and time zone')
  onCleanup(() => $clock.set({ text: '', quality: 'unknown' }))
  void act(() => $clock.set({ text: '2026/11/21 09:41:27', quality: 'estimated', since: '09:41:07' }))
  await findByText('Date and time: estimated by this browser since 09:41:07', time)
})

test('names whom a restart of the FTP server disconnects, and restarts it only after that', async ({ panel }) => {
  const engine = createIdleEngine()
  const { startFtp } = engine
  const starts: FtpSetup[] = []
  engine.startFtp = setup => {
    starts.push(setup)
    return startFtp(setup)
  }
  await panel.misc.attach(engine)
  starts[0]?.onJoin({ name: 'uploadhis', address: '192.168.10.32' })
  render(<MiscScreen />)
  await findByText('Connected: uploadhis (192.168.10.32)', await row('FTP server'))
  const restart = () => click(byRole('button', { name: 'Restart FTP server' }))
  restart()
  await findByText('uploadhis (192.168.10.32)', await findByRole('dialog', { name: 'Restart service “FTP server”?' }))
  click(byRole('button', { name: 'Cancel' }))
  await dialogClosed()
  assert.is(starts.length, 1)
  restart()
  click(
    byRole('button', { name: 'Restart', within: await findByRole('dialog', { name: 'Restart service “FTP server”?' }) })
  )
  await until(() => starts.length === 2)
  await dialogClosed()
})

test.run()
