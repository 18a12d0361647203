import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import * as assert from 'uvu/assert'
import type { Panel } from '../../panel/panel'
import { browserTest, test } from '../../setup/browser-test'
import { findViolations, withAxe } from '../support/axe'
import { heading, logIn, menuLink, passwordOf } from '../support/people'

const PATH = '/app/features/opcua?tab=nodes'
const tree = (page: Page) => page.getByRole('tree', { name: 'Address space' })
const item = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true })
const selected = (page: Page, name: string) =>
  tree(page).getByRole('treeitem', { name, exact: true, selected: true }).waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const chooseAction = async (page: Page, name: string) => {
  await button(page, 'Actions').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const closed = (page: Page) => dialog(page).waitFor({ state: 'detached' })

/** The names of the tags in a folder of the panel's tree. */
const tagsIn = ({ state }: Panel, folder: string) =>
  state.nodeTree.folders.find(({ name }) => name === folder)?.tags.map(({ name }) => name)

/** Also waits until the rows have come to rest. */
async function drag(page: Page, name: string, target: string, share: number): Promise<void> {
  await item(page, target).scrollIntoViewIfNeeded()
  await item(page, name).scrollIntoViewIfNeeded()
  const from = await item(page, name).boundingBox()
  const to = await item(page, target).boundingBox()
  if (!from || !to) throw new Error(`${name} or ${target} is not in view`)
  await page.mouse.move(from.x + 80, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 90, from.y + from.height / 2 + 12, { steps: 3 })
  await page.mouse.move(to.x + 90, to.y + to.height * share, { steps: 5 })
  await tree(page).locator('[data-drop]').waitFor()
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await dialog(page).getByRole('table', { name: 'Changes to be saved' }).waitFor()
  await inDialog(page, 'Save').click()
  await page.getByText('Address space saved').waitFor()
  await closed(page)
}

test('edits the address space by mouse: adds a tag, drags nodes, saves', async ({ page, panel, signIn }) => {
  await withAxe(page)
  await signIn(PATH)
  await item(page, 'Washer').click()
  await button(page, 'Add tag').click()
  await dialog(page).getByLabel('Tag name').fill('Zone 3')
  await dialog(page).getByRole('textbox', { name: 'Address', exact: true }).fill('304')
  await inDialog(page, 'Add').click()
  await selected(page, 'Zone 3')

  await drag(page, 'Speed', 'Washer', 0.7)
  await page.mouse.up()
  await button(page, 'Undo: Move 1 node').waitFor()
  await drag(page, 'Zone 3', 'Zone 1', 0.2)
  await page.mouse.up()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')

  await drag(page, 'Batch', 'Washer', 0.7)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await item(page, 'Zone 2').click({ button: 'right' })
  await page.getByRole('menu').waitFor()
  assert.equal(await findViolations(page, 'main'), [])
  await page.getByRole('menuitem', { name: 'Cut' }).click()
  await item(page, 'Filler').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Paste' }).click()
  await selected(page, 'Zone 2')
  await save(page)
  assert.equal(tagsIn(panel, 'Washer'), ['Zone 3', 'Zone 1', 'Speed'])
  assert.equal(tagsIn(panel, 'Filler'), ['Batch', 'Zone 2'])
  assert.equal(await findViolations(page, 'main'), [])
})

test('edits the address space by keyboard alone', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await tree(page).waitFor()
  await page.getByRole('searchbox', { name: 'Search tags' }).focus()
  while (!(await tree(page).evaluate(element => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('wa')
  await selected(page, 'Washer')
  await page.keyboard.press('F2')
  await dialog(page).getByLabel('Folder name').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Bottle washer')
  await page.keyboard.press('Enter')
  await closed(page)
  await selected(page, 'Bottle washer')
  await tree(page).and(page.locator(':focus')).waitFor()

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await selected(page, 'Zone 2')
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await tree(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+x')
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+v')
  await selected(page, 'Zone 1')
  await page.keyboard.press('Delete')
  await dialog(page).waitFor()
  await page.keyboard.press('Escape')
  await closed(page)

  while (!(await button(page, 'Save').evaluate(element => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('table', { name: 'Changes to be saved' }).waitFor()
  while (!(await inDialog(page, 'Save').evaluate(element => element === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Address space saved').waitFor()
  assert.equal(tagsIn(panel, 'Filler'), ['Speed', 'Batch', 'Zone 1', 'Zone 2'])
  assert.equal(tagsIn(panel, 'Bottle washer'), [])
})

test('exports tags, and imports the file after a change', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await tree(page).waitFor()
  await chooseAction(page, 'Export')
  await page.getByRole('radio', { name: /^For programs/ }).check()
  const [download] = await Promise.all([page.waitForEvent('download'), inDialog(page, 'Export').click()])
  const text = await readFile(await download.path(), 'utf8')
  const changed = text.replace('Washer/Zone 1,Line PLC,MW%d,300', 'Washer/Zone 1,Line PLC,MW%d,310')
  await chooseAction(page, 'Import')
  const buffer = Buffer.from(`${changed.trimEnd()}\r\nCapper/Torque,Line PLC,MW%d,500,,FLOAT,2,read\r\n`)
  await dialog(page)
    .getByLabel('CSV or NodeSet2 file')
    .setInputFiles({ name: 'tags.csv', mimeType: 'text/csv', buffer })
  await dialog(page).getByText('New: 1 · Update: 1 · Unchanged: 7').waitFor()
  await inDialog(page, 'Import').click()
  await closed(page)
  await save(page)
  assert.equal(tagsIn(panel, 'Capper'), ['Torque'])
  assert.is(panel.state.nodeTree.folders.find(({ name }) => name === 'Washer')?.tags[0]?.address, '310')
})

test('exports a NodeSet2 file, and reads it again with a change of a modeller', async ({ page, panel, signIn }) => {
  await signIn(PATH)
  await tree(page).waitFor()
  await chooseAction(page, 'Export')
  await page.getByRole('radio', { name: 'NodeSet2 (XML)' }).check()
  const [download] = await Promise.all([page.waitForEvent('download'), inDialog(page, 'Export').click()])
  const text = await readFile(await download.path(), 'utf8')
  assert.match(text, `<Uri>${panel.opcua.server().application_uri}</Uri>`)
  const pick = async (content: string) => {
    const buffer = Buffer.from(content)
    const file = { name: 'nodes.xml', mimeType: 'text/xml', buffer }
    await dialog(page).getByLabel('CSV or NodeSet2 file').setInputFiles(file)
  }
  await chooseAction(page, 'Import')
  await pick(text.slice(0, -20))
  await dialog(page).getByText('The file is not valid XML.').waitFor()
  await pick(text)
  await dialog(page)
    .getByText(/^Unchanged: \d+$/)
    .waitFor()
  await pick(text.replace('BrowseName="1:Speed"', 'BrowseName="1:Pace &amp; more"'))
  await dialog(page)
    .getByText(/^Update: 1 · Unchanged: \d+$/)
    .waitFor()
  await inDialog(page, 'Import').click()
  await closed(page)
  await selected(page, 'Pace & more')
  await save(page)
  assert.equal(tagsIn(panel, 'Filler'), ['Batch', 'Pace & more'])
})

test('has the search and all buttons in one row', async ({ page, signIn }) => {
  await signIn(PATH)
  const search = page.getByRole('searchbox', { name: 'Search tags' })
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    // In the menu below 1152 px.
    await button(page, 'Add tag').waitFor({ state: width < 1152 ? 'detached' : 'visible' })
    assert.is((await button(page, 'Actions').boundingBox())?.y, (await search.boundingBox())?.y)
  }
})

test('asks before unsaved changes are left', async ({ page, signIn }) => {
  await signIn(PATH)
  await item(page, 'Speed').click()
  await chooseAction(page, 'Remove node')
  await inDialog(page, 'Remove').click()
  await closed(page)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'System' }).click()
  await menuLink(page, 'Dashboard').click()
  await inDialog(page, 'Stay').click()
  await closed(page)
  assert.is(await item(page, 'Speed').count(), 0)
})

test('offers the edits again after a new sign-in', async ({ page, panel, signIn, expectTrouble }) => {
  expectTrouble(/status of 40[01]/)
  await signIn(PATH)
  await item(page, 'Speed').click()
  await chooseAction(page, 'Remove node')
  await inDialog(page, 'Remove').click()
  await closed(page)
  panel.faults.expireSessions()
  panel.faults.answer(400, { error_code: 'invalid_grant', message: 'too old' }, 'POST /auth/token/user')
  await inDialog(page, 'Re-Login').click()
  await heading(page, 'Welcome').waitFor()
  panel.faults.clear()
  await logIn(page, 'engineer', passwordOf(panel, 'engineer'))
  await item(page, 'Speed').waitFor()
  await button(page, 'Restore').click()
  await item(page, 'Speed').waitFor({ state: 'detached' })
})

const onPhone = browserTest({ context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } })

onPhone('edits the address space by touch', async ({ page, signIn }) => {
  await withAxe(page)
  await signIn(PATH)
  await item(page, 'Speed').tap()
  await selected(page, 'Speed')
  const box = await item(page, 'Speed').boundingBox()
  assert.ok((box?.height ?? 0) >= 44)
  await button(page, 'Actions').tap()
  await page.getByRole('menuitem', { name: 'Move to' }).tap()
  await dialog(page).getByRole('treeitem', { name: 'Washer' }).tap()
  await inDialog(page, 'Move').tap()
  await closed(page)
  await page.getByText('Unsaved changes').waitFor()
  assert.equal(await findViolations(page, 'main'), [])
})

onPhone('selects several nodes by touch, and moves and removes them', async ({ page, signIn }) => {
  await withAxe(page)
  await signIn(PATH)
  await button(page, 'Select multiple').tap()
  await item(page, 'Speed').tap()
  await item(page, 'Batch').tap()
  await page.getByText('2 selected').waitFor()
  assert.equal(await findViolations(page, 'main'), [])
  await button(page, 'Actions').tap()
  await page.getByRole('menuitem', { name: 'Move to' }).tap()
  await dialog(page).getByRole('treeitem', { name: 'Washer' }).tap()
  await inDialog(page, 'Move').tap()
  await closed(page)
  await item(page, 'Batch').tap()
  await item(page, 'Zone 1').tap()
  await button(page, 'Actions').tap()
  await page.getByRole('menuitem', { name: 'Remove node' }).tap()
  await inDialog(page, 'Remove').tap()
  await closed(page)
  await item(page, 'Zone 1').waitFor({ state: 'detached' })
  await item(page, 'Speed').waitFor({ state: 'detached' })
  await item(page, 'Batch').waitFor()
})

onPhone(
  'drags a node with a finger that is held first, and not with one that moves at once',
  async ({ page, signIn }) => {
    await signIn(PATH)
    const from = await item(page, 'Speed').boundingBox()
    const to = await item(page, 'Washer').boundingBox()
    if (!from || !to) throw new Error('Speed or Washer is not in view')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const start = { x: from.x + 90, y: from.y + from.height / 2 }
    const end = { x: to.x + 90, y: to.y + to.height * 0.7 }
    await touch('touchStart', start)
    await tree(page).and(page.locator('[data-dragging]')).waitFor()
    await touch('touchMove', { x: start.x, y: start.y + 20 })
    await touch('touchMove', end)
    await tree(page).locator('[data-drop=into]').waitFor()
    await touch('touchEnd')
    await page.getByText('Unsaved changes').waitFor()
    await selected(page, 'Speed')
    await button(page, 'Undo: Move 1 node').waitFor()

    await touch('touchStart', end)
    await touch('touchMove', { x: end.x, y: end.y - 40 })
    await touch('touchMove', { x: end.x, y: end.y - 200 })
    await touch('touchEnd')
    assert.is(await tree(page).and(page.locator('[data-dragging]')).count(), 0)
    await button(page, 'Undo: Move 1 node').waitFor()
  }
)

test.run()
onPhone.run()
