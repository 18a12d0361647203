import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { watchCalls } from '../support/calls'
import { heading, menuLink } from '../support/people'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' })
const sideBarCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebarStatus')?.value

test('has one submenu open at a time, initially that of the current screen', async ({ page, signIn }) => {
  await signIn()
  await menuLink(page, 'Dashboard').waitFor()
  assert.is(await menuLink(page, 'Dashboard').getAttribute('aria-current'), 'page')
  await menu(page).getByRole('button', { name: 'Network' }).click()
  await menuLink(page, 'Ethernet').waitFor()
  assert.is(await menuLink(page, 'Dashboard').count(), 0)
  assert.equal(await menu(page).getByRole('button', { expanded: true }).allInnerTexts(), ['Network'])

  await menuLink(page, 'Wi-Fi').click()
  await heading(page, 'Wi-Fi').waitFor()
  assert.equal(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem').allInnerTexts(), [
    'Network',
    'Wi-Fi'
  ])
})

test('shows permitted screens only, and a group with one screen as that screen', async ({ page, signIn }) => {
  await signIn('/app/dashboard', 'operator')
  await menuLink(page, 'Dashboard').waitFor()
  const groups = await menu(page).getByRole('button').allInnerTexts()
  assert.equal(groups, ['System', 'Data'])
  await menu(page).getByRole('button', { name: 'Data' }).click()
  const links = await menu(page).getByRole('link').allInnerTexts()
  assert.equal(links.slice(0, 3), ['Data Log and Trend Display', 'Event Log', 'WebView'])
})

test('SECS/GEM is listed only with the licence, which is requested once', async ({ page, panel, address }) => {
  const calls = watchCalls(page)
  for (const licensed of [false, true]) {
    panel.state.secsLicence = licensed
    calls.forget()
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(`${address}/app/login`)
    await page.getByLabel('Username', { exact: true }).fill('engineer')
    await page.getByLabel('Password', { exact: true }).fill('engineer-3152')
    await page.keyboard.press('Enter')
    await menu(page).getByRole('button', { name: 'Features' }).click()
    await menuLink(page, 'OPC UA').waitFor()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await menu(page).getByRole('button', { name: 'Features' }).click()
    await menuLink(page, 'OPC UA').waitFor()
    assert.is(await menuLink(page, 'SECS/GEM').count(), licensed ? 1 : 0)
    assert.is(calls.count('GET /cgi/reset_pj.cgi'), 1)
  }
})

test('external links open in a new tab, and only safe ones are listed', async ({ page, panel, signIn }) => {
  panel.state.specification.links = [
    { title: 'Manual', url: 'https://intranet.example/manual' },
    { title: 'Call', url: 'tel:+810000' },
    { title: 'Trap', url: 'javascript:alert(1)' }
  ]
  await signIn()
  const manual = menu(page).getByRole('link', { name: 'Manual' })
  await manual.waitFor()
  assert.equal(
    [await manual.getAttribute('target'), await manual.getAttribute('rel')],
    ['_blank', 'noopener noreferrer']
  )
  assert.is(await menu(page).getByRole('link', { name: 'Call' }).getAttribute('target'), '_blank')
  assert.is(await page.getByText('Trap').count(), 0)
})

test('remembers that it was closed', async ({ page, signIn }) => {
  await signIn()
  await menuLink(page, 'Dashboard').waitFor()
  const bar = await page.getByRole('complementary').boundingBox()
  assert.is(bar?.width, 250)
  await toggle(page).click()
  await menuLink(page, 'Dashboard').waitFor({ state: 'hidden' })
  assert.is(await sideBarCookie(page), '0')
  await page.reload()
  await heading(page, 'Dashboard').waitFor()
  assert.is(await menuLink(page, 'Dashboard').isVisible(), false)
  await toggle(page).click()
  await menuLink(page, 'Dashboard').waitFor()
  assert.is(await sideBarCookie(page), '1')
})

test('below 992 px it starts closed, overlays the page and closes on backdrop click and navigation', async journey => {
  const { page, signIn } = journey
  await page.setViewportSize({ width: 991, height: 700 })
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  assert.is(await menuLink(page, 'Dashboard').isVisible(), false)

  await toggle(page).click()
  await menuLink(page, 'Dashboard').waitFor()
  await page.mouse.click(800, 600)
  await menuLink(page, 'Dashboard').waitFor({ state: 'hidden' })

  await toggle(page).click()
  await menuLink(page, 'Info').click()
  await heading(page, 'Info').waitFor()
  await menuLink(page, 'Info').waitFor({ state: 'hidden' })

  await page.setViewportSize({ width: 992, height: 700 })
  await menuLink(page, 'Info').waitFor()
})

test.run()
