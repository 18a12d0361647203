import type { Locator, Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { heading } from '../support/people'

async function find(page: Page, text: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Screen, setting or action' })
  await field.fill(text)
  await page.getByRole('option', { name: option, selected: true }).waitFor()
  await field.press('Enter')
}

async function openFinder(page: Page): Promise<void> {
  // What listens to the key has come with the bell.
  await page.getByRole('link', { name: /^(Active alarms|No active alarms)/ }).waitFor()
  await page.keyboard.press('Control+k')
}

const hasFocus = (element: Locator) => element.evaluate(it => it === document.activeElement)

const isInView = (element: Locator) =>
  element.evaluate(it => {
    const { top, bottom } = it.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** The outline of the nearest element around it that has one. */
const isMarked = (element: Locator) =>
  element.evaluate(it => {
    for (let box: Element | null = it; box; box = box.parentElement)
      if (getComputedStyle(box).outline.endsWith('solid 3px')) return true
    return false
  })

async function isShown(element: Locator): Promise<void> {
  await element.waitFor()
  await until('it has the focus', () => hasFocus(element))
  await until('it is in view', () => isInView(element))
  assert.ok(await isMarked(element))
}

test('the finder leads to a field in a closed section, and to an action that the user presses', async ({
  page,
  signIn
}) => {
  await signIn()
  await openFinder(page)
  await find(page, 'mtu', 'Network › Ethernet › MTU')
  await isShown(page.getByLabel('MTU').first())

  await openFinder(page)
  await find(page, 'reboot', 'Restart panel')
  await heading(page, 'System Info').waitFor()
  const restart = page.getByRole('button', { name: 'Restart panel' }).last()
  await page.getByRole('region', { name: 'Identity' }).waitFor()
  await isShown(restart)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /^Restart .*\?$/ }).waitFor()
})

test('the finder opens the tab of a field, and the menu of an action', async ({ page, signIn }) => {
  await signIn('/app/data/event-log')
  await openFinder(page)
  await find(page, 'alarm floods', 'Alarm performance › Alarm floods')
  await isShown(page.getByRole('heading', { name: 'Alarm floods' }))
  assert.match(page.url(), /tab=quality/)

  await openFinder(page)
  await find(page, 'event log export csv', 'Event Log › Export CSV')
  await isShown(page.getByRole('menuitem', { name: 'Export CSV' }))
})

test('on a phone, the finder leads to the languages of the user menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signIn()
  await openFinder(page)
  await find(page, 'languages', 'Language')
  await isShown(page.getByRole('menuitemradio', { name: 'English' }))
})

test.run()
