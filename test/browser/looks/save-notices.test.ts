import type { Locator } from 'playwright-core'
import * as assert from 'uvu/assert'
import { test } from '../../setup/browser-test'

const edges = async (of: Locator) => {
  const { y, height } = (await of.boundingBox())!
  return { top: y, bottom: y + height }
}

test('what a save interrupts is in view beside its button, and covers no field that has the focus', async ({
  page,
  signIn
}) => {
  await page.setViewportSize({ width: 1024, height: 560 })
  await signIn('/app/features/opcua')
  await page.getByRole('button', { name: 'Edit settings', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const notice = await edges(dialog.getByText(/^(Not i|I)nterrupted/))
  const save = await edges(dialog.getByRole('button', { name: 'Save' }))
  assert.ok(notice.top > 0 && notice.bottom < save.top && save.bottom < 560, JSON.stringify({ notice, save }))
  for (const field of await dialog.getByRole('checkbox').all()) {
    await field.focus()
    const { top, bottom } = await edges(field)
    assert.ok(top > 0 && bottom <= notice.top, JSON.stringify({ top, bottom, notice }))
  }
})

test.run()
