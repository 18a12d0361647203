import * as assert from 'uvu/assert'
import { browserTest } from '../../setup/browser-test'
import { hurry, MANAGEMENT, packageFile, pickFile, steps, update, upload } from '../support/project'

const test = browserTest({ seed: 'small' })

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

const FIVE = ['Prepare', 'Stop project', 'Update project', 'Decompress project', 'Start project']

test('updates from a file in five steps, across a reload and in a second browser', async ({ page, panel, signIn }) => {
  await signIn(MANAGEMENT)
  await pickFile(page, packageFile('bottling-line-2_v2.4.hmip'))
  await upload(page).click()
  await page.getByText('Nothing has stopped yet').waitFor()
  assert.is(panel.state.project?.state, 'running')
  await update(page)
  await steps(page).waitFor()
  const progress = page.getByRole('group', { name: 'Project update' })
  await progress.and(page.locator(':focus')).waitFor()
  assert.ok(await progress.getByRole('progressbar').evaluate(isInView))
  const shown = await steps(page).getByRole('listitem').allInnerTexts()
  assert.equal(
    shown.map(text => FIVE.find(step => text.includes(step))),
    FIVE
  )

  const second = await page.context().newPage()
  await second.goto(page.url())
  await steps(second).waitFor()
  await second.close()
  await page.reload()
  await steps(page).waitFor()
  assert.ok(await page.getByRole('button', { name: 'Restart' }).isDisabled())

  hurry(panel, 0.05)
  await page.getByText('The new project is running').waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).waitFor()
  await page.getByText('Bottling Line 2 v2.4').first().waitFor()
  assert.equal(
    panel.jobs.list(['project-management'])[0]?.log.map(({ text }) => text.split(' ')[0]),
    ['Checking', 'Stopping', 'Writing', 'Unpacking', 'Starting', 'Done']
  )
  await page.getByRole('button', { name: 'Roll back' }).waitFor()
})

test('the recipes, logs, alarms and OPC UA nodes of the new project are on their screens', async ({
  page,
  panel,
  signIn
}) => {
  const open = (path: string) => page.goto(new URL(path, page.url()).href)
  const tree = page.getByRole('tree', { name: 'Address space' })
  await signIn('/app/features/opcua?tab=nodes')
  await tree.getByRole('treeitem', { name: 'Washer', exact: true }).waitFor()

  hurry(panel, 0.05)
  await open(MANAGEMENT)
  await pickFile(page, packageFile('bottling-line-2_v2.4.hmip'))
  await upload(page).click()
  await page.getByText('Nothing has stopped yet').waitFor()
  await update(page)
  await page.getByText('The new project is running').waitFor()

  await open('/app/project/recipe')
  await page.getByLabel('Recipe', { exact: true }).selectOption('Cap formats')
  await page.getByRole('button', { name: 'Sports cap 38' }).waitFor()

  await open('/app/data/data-log')
  await page.getByLabel('Data log', { exact: true }).selectOption('Capper torque')
  await page.getByRole('application', { name: 'Trend of Capper torque' }).waitFor()

  await open('/app/data/event-log')
  const events = page.getByRole('table', { name: 'Event Log' })
  await events.getByText('Capper: calibration due').waitFor()
  await events.getByText('Project updated: Bottling Line 2 v2.4').waitFor()

  await open('/app/features/opcua?tab=nodes')
  await tree.getByRole('treeitem', { name: 'Capper', exact: true }).waitFor()
  assert.is(await tree.getByRole('treeitem', { name: 'Washer', exact: true }).count(), 0)
})

test.run()
