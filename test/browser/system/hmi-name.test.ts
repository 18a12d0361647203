import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'
import { until } from '../../setup/until'
import { watchCalls } from '../support/calls'
import { heading, pickUserEntry } from '../support/people'

const SAVING = 'PUT /system/hmi/name'
const field = (page: Page) => page.getByRole('textbox', { name: 'HMI name' })
const edit = (page: Page) => page.getByRole('button', { name: 'Edit HMI name' })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' })
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

test('previews the name while typing and cleans it only on Save', async ({ page, panel, signIn }) => {
  const calls = watchCalls(page)
  await signIn()
  await heading(page, 'Dashboard').waitFor()
  await page.getByRole('banner').getByText('line2-hmi').waitFor()
  await edit(page).click()
  assert.is(await field(page).inputValue(), 'line2-hmi')
  await field(page).fill('  Line 2 / west #1 ')
  await page.getByText('English letters, digits, hyphens and dots only; saved as: Linex2xwestx1').waitFor()
  assert.is(await field(page).inputValue(), '  Line 2 / west #1 ')
  await save(page).click()
  await closed(page)

  assert.is(panel.state.hmiName, 'Linex2xwestx1')
  assert.equal(calls.last(SAVING)?.postDataJSON(), { name: 'Linex2xwestx1' })
  await page.getByRole('banner').getByText('Linex2xwestx1').waitFor()
  await until('the title follows', async () => (await page.title()) === 'Dashboard · Linex2xwestx1')
  assert.ok(await edit(page).evaluate(button => button === document.activeElement), 'the focus returns')
})

test('shows the longest name whole on a phone, and what gives it room in the user menu', async journey => {
  const { page, panel, signIn } = journey
  panel.state.hmiName = 'bottling-hall-2.line-2.filler-12'
  const bar = page.getByRole('banner')
  const name = bar.getByText(panel.state.hmiName)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await signIn()
    await heading(page, 'Dashboard').waitFor()
    await name.waitFor()
    const cut = await name.evaluate(
      text => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth
    )
    assert.is(cut, false, `${width} px`)
    const lines = await bar.evaluate(({ children }) => [...children].map(child => child.getBoundingClientRect()))
    const [menu, clock] = await Promise.all([
      page.getByRole('button', { name: 'Toggle sidebar' }).boundingBox(),
      bar.getByText(/^\d\d:\d\d:\d\d$/).boundingBox()
    ])
    assert.ok(menu && clock && Math.abs(menu.y + menu.height / 2 - clock.y - clock.height / 2) < 2, 'one line')
    assert.ok(lines.every(({ right }) => right <= width))
  }
  await pickUserEntry(page, 'Edit HMI name')
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await pickUserEntry(page, 'Find a screen or setting')
  await page.getByRole('dialog', { name: 'Find a screen or setting' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mika Sato' }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await heading(page, 'ダッシュボード').waitFor()
})

test.run()
