import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { loopbackEngine } from '../../panel/misc/engine/loopback-engine'
import { startPlantServices } from '../../panel/misc/plant-services'
import { startRfbServer } from '../../panel/vnc/rfb/rfb-server'
import { type Journey, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { viewVnc } from '../../setup/vnc-viewer'
import { heading } from '../support/people'

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

async function open({ page, panel, signIn }: Journey) {
  const plant = await startPlantServices()
  panel.state.serviceNetwork = plant.network
  await panel.misc.attach(loopbackEngine)
  await signIn('/app/features/misc')
  await heading(page, 'Misc').waitFor()
  return async () => {
    await Promise.all([panel.misc.stop(), plant.close()])
  }
}

async function edit(page: Page, name: string) {
  // The button covers the row, and is pressed where none of its controls is once it no longer moves.
  await row(page, name)
    .getByRole('button', { name, exact: true })
    .click({ position: { x: 20, y: 20 } })
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.getByRole('button', { name: 'Save' }).waitFor()
  return dialog
}

test('moves the FTP server to a free port, tests it with a real login, and shows that it runs', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/status of 409/)
  const close = await open(journey)
  await row(page, 'FTP server').getByText('Running, with a warning').waitFor()
  await row(page, 'FTP server').getByRole('link').click({ trial: true })
  await row(page, 'FTP server').getByRole('button', { name: 'Restart' }).click({ trial: true })
  const dialog = await edit(page, 'FTP server')
  await dialog.getByLabel('Port', { exact: true }).fill('4840')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Already used by the OPC UA server').waitFor()
  await dialog.getByLabel('Port', { exact: true }).fill('2121')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row(page, 'FTP server').getByText('Port 2121').waitFor()
  await edit(page, 'FTP server')
  await dialog.getByRole('button', { name: 'Test login' }).click()
  await dialog.getByText('Login and file listing work').waitFor()
  assert.is(panel.state.misc.ftp.port, 2121)
  await close()
})

test('sets the clock by a time server, and says of one that is silent what to do', async journey => {
  const { page, panel, expectTrouble } = journey
  // The token expires by the new time, and is renewed.
  expectTrouble(/status of 401/)
  const close = await open(journey)
  const dialog = await edit(page, 'Time server and time zone')
  await dialog.getByLabel('Time server 2').fill('silent-time.plant.example')
  await dialog.getByRole('button', { name: 'Query time servers' }).click()
  await dialog.getByText('The server responds.').waitFor()
  await dialog.getByText('No response').waitFor()
  await dialog.getByRole('checkbox', { name: 'Synchronise the clock with a time server' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(page, 'Time server and time zone').getByText('Running').waitFor()
  await until('the clock is right', () => Math.abs(panel.misc.time.instant() - Date.now()) < 2000)
  await close()
})

/** The virtual panel listens for VNC for real. */
async function openVnc({ page, panel, signIn }: Journey) {
  await panel.vnc.attach(startRfbServer)
  await signIn('/app/features/misc')
  await row(page, 'VNC').getByText('Off', { exact: true }).waitFor()
  const view = async (password: string) => {
    const live = panel.vnc.listener.live()
    const viewer = await viewVnc(live.kind === 'running' ? live.server.port : 0, password)
    viewer.socket.write(Buffer.from([1]))
    return viewer
  }
  return { view, close: () => panel.vnc.listener.stop() }
}

test('enables VNC with passwords, lists a real viewer, and names it before a save disconnects it', async journey => {
  const { page } = journey
  const { view, close } = await openVnc(journey)
  const dialog = await edit(page, 'VNC')
  await dialog.getByRole('checkbox', { name: 'Enable VNC server' }).check()
  await dialog.getByLabel('View-only password', { exact: true }).fill('plant-31')
  await dialog.getByLabel('Control password', { exact: true }).fill('plant-31')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Must differ from the control password').waitFor()
  await dialog.getByLabel('Control password', { exact: true }).fill('ctrl-315')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(page, 'VNC').getByText('Running').waitFor()

  assert.is((await view('wrong-31')).result, 1)
  const viewer = await view('plant-31')
  assert.is(viewer.result, 0)
  await row(page, 'VNC').getByText('127.0.0.1: view only').waitFor()
  await row(page, 'VNC').getByText('Refused connections: 1, most recently: wrong password').waitFor()

  await edit(page, 'VNC')
  await dialog.getByRole('checkbox', { name: 'Several viewers at the same time' }).uncheck()
  await dialog.getByText('VNC: 127.0.0.1').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await viewer.closed
  await row(page, 'VNC').getByText('1 viewer').waitFor({ state: 'detached' })
  await close()
})

test('keeps the settings of VNC on the page when the panel goes away during a save', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|Failed to load/)
  const { close } = await openVnc(journey)
  const dialog = await edit(page, 'VNC')
  await dialog.getByLabel('Port', { exact: true }).fill('5910')
  await dialog.getByLabel('Control password', { exact: true }).fill('ctrl-315')
  panel.faults.cutNext('PUT /features/vnc/settings')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('alert').waitFor()
  assert.is(await dialog.getByLabel('Control password', { exact: true }).inputValue(), 'ctrl-315')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await until('it is saved', () => panel.state.vnc.passwords.control === 'ctrl-315')
  assert.is(panel.state.vnc.settings.port, 5910)
  await close()
})

test('keeps what was typed when the panel goes away during a save', async journey => {
  const { page, panel, expectTrouble } = journey
  expectTrouble(/ERR_|Failed to load/)
  const close = await open(journey)
  const dialog = await edit(page, 'Buzzer')
  await dialog.getByLabel('Volume').fill('70')
  panel.faults.cutNext('PUT /features/misc/buzzer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('alert').waitFor()
  assert.is(await dialog.getByLabel('Volume').inputValue(), '70')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await until('it is saved', () => panel.state.misc.buzzer.volume_percent === 70)
  await close()
})

test('shows a dialog that still reads only after a moment, so that it opens once where the panel answers quickly', async journey => {
  const { page, panel } = journey
  const close = await open(journey)
  panel.faults.hang('GET /features/misc/buzzer')
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await row(page, 'Buzzer')
    .getByRole('button', { name: 'Buzzer', exact: true })
    .click({ position: { x: 20, y: 20 } })
  const dialog = page.getByRole('dialog', { name: 'Buzzer', exact: true })
  const opacity = () => dialog.evaluate(box => getComputedStyle(box).opacity)
  assert.is(await opacity(), '0')
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await dialog.evaluate(box => Promise.all(box.getAnimations().map(({ finished }) => finished)))
  assert.is(await opacity(), '1')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await close()
})

test.run()
