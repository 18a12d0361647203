import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Language } from '../../../src/lib/text/languages'
import type { MessageKey } from '../../../src/lib/text/message'
import { LANGUAGES, test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { allWords } from '../../setup/words'
import { findViolations, findViolationsInBothThemes, withAxe } from '../support/axe'
import { navigateTo } from '../support/navigate'
import { SCREEN } from '../support/network-change'
import { attachClients } from '../support/opcua'
import { heading } from '../support/people'

/** Checks the page or a part of it. In a translation only the texts are different, so it is without colours and themes. */
async function check(page: Page, what: string, part = 'html', language: Language = 'en'): Promise<void> {
  const found =
    language === 'en'
      ? await findViolationsInBothThemes(page, part)
      : await findViolations(page, part, 'all but colours')
  assert.equal(found, [], what)
}

/** Prepares the page and returns the check of its parts in a language. */
async function checkIn(page: Page, address: string, language: Language) {
  await withAxe(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.context().addCookies([{ name: 'language', value: language, url: address }])
  return (what: string, part: string) => check(page, what, part, language)
}

test('axe finds no violation on the login page, with and without an error', async ({
  page,
  address,
  expectTrouble
}) => {
  expectTrouble(/status of 400/)
  await withAxe(page)
  await page.goto(`${address}/app/login`)
  await page.getByText('line2-hmi').waitFor()
  await check(page, 'login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Required').first().waitFor()
  await check(page, 'login with errors')
})

test('axe finds no violation on the dashboard with a failure', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/ERR_/)
  await withAxe(page)
  await signIn('/app/dashboard', 'administrator')
  await page.getByText('Live', { exact: true }).waitFor()
  panel.state.silentSources.add('disk')
  panel.faults.refuse('GET /system/status')
  await page.getByText(/^Last update:/).waitFor()
  await check(page, 'dashboard in trouble')
})

test('axe finds no violation on the paused data log, a page that does not exist and the hand-over', async ({
  page,
  address,
  signIn
}) => {
  await withAxe(page)
  await signIn('/app/data/data-log')
  await page.getByRole('application').waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await check(page, 'data log')
  await page.goto(`${address}/app/nowhere`)
  await heading(page, 'Page not Found').waitFor()
  await check(page, 'page not found')
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto(`${address}/auth-redirect?redirect=/app/system/info`)
  await heading(page, 'Connected to the panel').waitFor()
  await check(page, 'hand-over')
})

/** A part of a text without its parameters, by which a control is found. */
const withoutParameters = (text = '') =>
  text.split(/\{\{\w+\}\}/).sort((one, other) => other.length - one.length)[0] ?? ''

/** Buttons by the key of their text, each with a dialog behind it. */
const DIALOGS: Readonly<Record<string, readonly MessageKey[]>> = {
  '/app/account/management': ['common.term.addAccount', 'common.action.import'],
  '/app/network/wifi': ['wifi.joinOther'],
  '/app/system/system-info': ['systemInfo.restart.verb'],
  '/app/project/management': ['common.action.restart'],
  '/app/project/email': ['email.contact.add', 'common.term.importCsv'],
  '/app/project/enhanced-security': ['common.action.import'],
  '/app/project/recipe': ['recipe.add', 'common.term.importCsv'],
  '/app/features/easyaccess': ['common.term.showQrCode'],
  '/app/features/misc': ['common.term.ftpServer'],
  '/app/features/secs-gem': ['common.term.clear'],
  '/app/api/doc?page=setHmiName': ['apiDoc.send'],
  '/app/features/touch-calibration': ['touchCalibration.start'],
  '/app/features/opcua?tab=nodes': ['opcuaNodes.action.addGroup'],
  '/app/features/opcua?tab=discovery': ['common.term.editSettings'],
  '/app/features/opcua?tab=trace': ['common.term.editSettings', 'common.term.clear'],
  '/app/data/data-log': [
    'common.exportCsv',
    'dataLog.channels',
    'shell.editHmiName',
    'shell.changeTime',
    'shell.finder',
    'shell.preferences',
    'shell.changePassword'
  ]
}
const IN_USER_MENU: readonly MessageKey[] = ['shell.preferences', 'shell.changePassword']
const IN_ACTIONS: readonly MessageKey[] = ['common.exportCsv', 'common.signingRequest', 'opcuaCertificates.own.upload']

for (const language of LANGUAGES) {
  test(`axe finds no violation in the user menu and in dialogs, in ${language}`, async ({ page, address, signIn }) => {
    const words = allWords(language)
    const checkPart = await checkIn(page, address, language)
    await page.addInitScript(() => localStorage.setItem('dataLogLayout', 'trend'))
    await signIn('/app/system/info')
    const userMenu = page.getByRole('button', { name: 'Mika Sato' })
    const actions = page.getByRole('button', { name: words['common.term.actions'] ?? '', exact: true })
    await userMenu.click()
    await page.getByRole('menu').waitFor()
    await checkPart('user menu', 'header')
    await page.keyboard.press('Escape')
    for (const [path, keys] of Object.entries(DIALOGS)) {
      await navigateTo(page, path)
      for (const key of keys) {
        const name = withoutParameters(words[key])
        const menu = IN_USER_MENU.includes(key) ? userMenu : IN_ACTIONS.includes(key) ? actions : undefined
        if (menu) {
          await menu.click()
          await page.getByRole('menuitem', { name, exact: true }).click()
        } else await page.getByRole('button', { name }).first().click()
        await page.getByRole('dialog').waitFor()
        await page.locator('[role=dialog] [aria-busy=true]').waitFor({ state: 'detached' })
        await checkPart(name, '[role=dialog]')
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    }
  })
}

for (const language of LANGUAGES) {
  test(`axe finds no violation in an email group, the VNC server and confirmations of network changes, in ${language}`, async ({
    page,
    panel,
    address,
    signIn
  }) => {
    const words = allWords(language)
    const button = (key: MessageKey) => page.getByRole('button', { name: withoutParameters(words[key]) })
    const dialog = page.getByRole('dialog')
    panel.state.radio.mode = 'off'
    const checkPart = await checkIn(page, address, language)

    await signIn('/app/project/email')
    await page.getByRole('tab', { name: words['email.tab.groups'] ?? '' }).click()
    await button('email.group.title').first().click()
    await dialog.getByRole('checkbox').first().waitFor()
    await checkPart('email group', '[role=dialog]')

    await page.goto(`${address}/app/features/misc`)
    await page.getByRole('listitem', { name: 'VNC', exact: true }).getByRole('button').click()
    await dialog.getByRole('checkbox', { name: words['miscVnc.monitorMode'] ?? '' }).uncheck()
    await dialog.getByLabel(words['common.term.viewOnlyPassword'] ?? '', { exact: true }).fill('12345')
    await button('common.save').click()
    await dialog.locator('[aria-invalid=true]').waitFor()
    await checkPart('VNC server', '[role=dialog]')
    await page.goto('about:blank')

    await page.goto(address + SCREEN)
    const form = page.getByRole('form', { name: 'LAN 1' })
    await form.getByLabel(words['common.term.ipAddress'] ?? '').fill('192.168.10.46')
    await form.getByRole('button', { name: words['common.save'] ?? '' }).click()
    await button('safeApplyDialog.unchecked').waitFor()
    await checkPart('Ethernet confirmation', '[role=dialog]')
    await button('safeApplyDialog.unchecked').click()
    await dialog.getByRole('textbox').waitFor()
    await checkPart('Ethernet without a check', '[role=dialog]')

    await page.goto(`${address}/app/network/hotspot`)
    await page.getByRole('radio', { name: words['hotspot.use.always'] ?? '' }).check()
    await button('hotspot.password.make').click()
    await button('common.save').click()
    await button('common.term.apply').waitFor()
    await checkPart('hotspot confirmation', '[role=dialog]')
    await button('common.term.apply').click()
    await until('it is applied', () => panel.pending.isOpen())
    await checkPart('hotspot being applied', '[role=dialog]')
  })
}

const OPCUA_DIALOGS: Readonly<Record<string, readonly MessageKey[]>> = {
  server: ['opcuaServer.command.stop', 'opcuaServer.command.restart', 'common.term.editSettings'],
  certificates: [
    'opcuaCertificates.details',
    'opcuaCertificates.new',
    'opcuaCertificates.own.upload',
    'common.term.upload',
    'opcuaCertificates.action.trust',
    'opcuaCertificates.action.reject',
    'opcuaCertificates.action.delete',
    'common.signingRequest'
  ]
}

for (const language of LANGUAGES) {
  test(`axe finds no violation in the OPC UA server, its certificates and their dialogs, in ${language}`, async ({
    page,
    panel,
    address,
    signIn
  }) => {
    const words = allWords(language)
    const dialog = page.getByRole('dialog')
    const actions = page.getByRole('button', { name: words['common.term.actions'] ?? '', exact: true })
    await attachClients(panel)
    const checkPart = await checkIn(page, address, language)
    await signIn('/app/system/info')
    for (const [tab, keys] of Object.entries(OPCUA_DIALOGS)) {
      await navigateTo(page, `/app/features/opcua?tab=${tab}`)
      await page.getByRole('row').first().waitFor()
      await checkPart(tab, 'main')
      for (const key of keys) {
        const isInMenu = IN_ACTIONS.includes(key)
        if (isInMenu) await actions.click()
        await page
          .getByRole(isInMenu ? 'menuitem' : 'button', { name: words[key] ?? '', exact: true })
          .first()
          .click()
        await dialog.waitFor()
        await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' })
        if (key === 'common.term.editSettings') await dialog.locator('[aria-expanded]').click()
        await checkPart(key, '[role=dialog]')
        if (key === 'common.signingRequest') {
          await dialog.getByRole('button', { name: words['common.signingRequest.verb'] ?? '' }).click()
          await dialog.locator('textarea').waitFor()
          await checkPart('signing request', '[role=dialog]')
        }
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
    }
  })
}

test('axe finds no violation in the dialogs of the address space', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 412/)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
  const chooseAction = async (name: string) => {
    await button('Actions').click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const checkDialog = async (what: string) => {
    await dialog.waitFor()
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    await check(page, what, '[role=dialog]')
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await withAxe(page)
  await signIn('/app/features/opcua?tab=nodes')
  await page.getByRole('treeitem', { name: 'Filler', exact: true }).click()
  await button('Add tag').click()
  await checkDialog('Add tag')
  await close()
  for (const name of ['Rename folder', 'Remove node', 'Move to', 'Import']) {
    await chooseAction(name)
    await checkDialog(name)
    await close()
  }
  await chooseAction('Add range of tags')
  await dialog.getByLabel('Addresses').fill('400..403')
  await checkDialog('Add range of tags')
  await inDialog('Cancel').click()
  await inDialog('Discard changes').click()
  // The question and the dialog below it.
  await dialog.first().waitFor({ state: 'detached' })
  await page.getByRole('treeitem', { name: 'Speed', exact: true }).click()
  await chooseAction('Edit tag')
  await checkDialog('Edit tag')
  await close()
  await chooseAction('Remove node')
  await inDialog('Remove').click()
  await button('Discard changes').click()
  await checkDialog('Discard changes')
  await close()
  await button('Save').click()
  await dialog.getByRole('table').waitFor()
  await checkDialog('Save')
  panel.state.nodeTree = { folders: panel.state.nodeTree.folders.slice(1) }
  await inDialog('Save').click()
  await inDialog('Use theirs').waitFor()
  await checkDialog('Conflict')
})

test.run()
