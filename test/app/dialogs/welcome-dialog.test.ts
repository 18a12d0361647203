import '../../setup/dom'
import * as assert from 'uvu/assert'
import { signedInUser } from '../../../src/session/session'
import { $notices } from '../../../src/stores/notices'
import { wallTimeIn } from '../../panel/device/zone-offset'
import type { Panel } from '../../panel/panel'
import { mount } from '../../setup/app'
import { dialogClosed } from '../../setup/dialog'
import { panelTest } from '../../setup/panel-test'
import { allByRole, byRole, byText, click, findByRole, findByText, until } from '../../setup/query'
import { QUIET_PAGE } from '../../setup/quiet-page'

const test = panelTest({ user: 'newcomer' })

const newcomer = ({ state }: Panel) => state.accounts.find(({ username }) => username === 'newcomer')

test("greets a user once and lists the account's permissions", async ({ panel }) => {
  await mount(QUIET_PAGE)
  const dialog = await findByRole('dialog', { name: 'Welcome' })
  const parts = allByRole('listitem', { within: dialog }).map(({ textContent }) => textContent)
  assert.equal(parts, ['System', 'Data Log and Trend Display', 'WebView'])

  click(byRole('button', { name: 'OK' }))
  await dialogClosed()
  await until(() => newcomer(panel)?.stateCode === 1)
  await mount(QUIET_PAGE)
  await findByRole('navigation', { name: 'Menu' })
  assert.is(signedInUser()?.firstTime, false)
  assert.is(allByRole('dialog').length, 0)
})

test('links to the backups that the account may make, and does not open again', async ({ panel }) => {
  const account = newcomer(panel)
  account?.roles.push('backup-data')
  await mount('/app/system/system-info')
  const dialog = await findByRole('dialog', { name: 'Welcome' })
  assert.is(allByRole('link', { within: dialog }).length, 1)
  click(byRole('link', { name: 'Backup Data', within: dialog }))
  await dialogClosed()
  await findByRole('heading', { name: 'Backup Data' })
  await until(() => account?.stateCode === 1)
})

test('warns of the factory password and of a wrong clock', async ({ panel }) => {
  Object.assign(newcomer(panel) ?? {}, { passwordIsFactory: true })
  panel.clock.set(setZone(panel, 'Asia/Taipei') - 3 * 3_600_000)
  await mount(QUIET_PAGE)
  const dialog = await findByRole('dialog', { name: 'Welcome' })
  byText('This account still has its factory password', dialog)
  await findByText(/Difference from this browser's clock: -3 h$/, dialog)
})

test('reports that the clock is correct, and that only the zone differs', async ({ panel }) => {
  panel.clock.set(setZone(panel, 'Asia/Taipei'))
  await mount(QUIET_PAGE)
  await findByText(
    /^The panel's clock matches this browser's: .* The panel's time zone is Asia\/Taipei, not this browser's\./,
    await findByRole('dialog', { name: 'Welcome' })
  )
})

test('says nothing of a zone with the same time', async ({ panel }) => {
  panel.clock.set(setZone(panel, 'Etc/GMT'))
  await mount(QUIET_PAGE)
  await findByText(
    /^The panel's clock matches this browser's: [\d/: ]+$/,
    await findByRole('dialog', { name: 'Welcome' })
  )
})

/** A browser in UTC. @returns the time there now */
function setZone({ state }: Panel, zone: string): number {
  process.env.TZ = 'UTC'
  state.zone = zone
  return wallTimeIn(zone, Date.now())
}

test('closes even when the panel cannot record it, says so, and opens again at the next sign-in', async ({ panel }) => {
  panel.faults.refuse('PATCH /uac/account/state')
  await mount(QUIET_PAGE)
  await findByRole('dialog', { name: 'Welcome' })
  click(byRole('button', { name: 'OK' }))
  await dialogClosed()
  await until(() => $notices.get()[0]?.message === 'session.welcome.notRecorded')

  panel.faults.clear()
  await mount(QUIET_PAGE)
  await findByRole('dialog', { name: 'Welcome' })
})

test.run()
