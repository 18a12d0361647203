import '../../setup/dom'
import * as assert from 'uvu/assert'
import { mount } from '../../setup/app'
import { test } from '../../setup/panel-test'
import { allByText, byRole, byText, click, findByRole, findByText } from '../../setup/query'

test('shows Access Denied once, in place of a screen whose reads are refused with 403', async ({ panel }) => {
  for (const read of ['settings', 'situation', ''])
    panel.faults.answer(
      403,
      { error_code: 'forbidden', message: 'no' },
      `GET /project/recipe-backups/${read}`.replace(/\/$/, '')
    )
  await mount('/app/project/backup-recipe')
  await findByRole('heading', { name: 'Access Denied' })
  assert.is(allByText('Access Denied').length, 1)
  assert.is(location.pathname, '/app/project/backup-recipe')
  byText('/app/project/backup-recipe')
  click(byRole('link', { name: 'Go to the main page' }))
  await findByRole('heading', { name: 'Dashboard' })
  await findByText('Live')
})

test('says that the firmware does not provide a screen whose read is unknown to it', async ({ panel }) => {
  panel.faults.answer(404, { error_code: 'not_found', message: 'no' }, 'GET /network/hotspot')
  await mount('/app/network/hotspot')
  await findByText("The panel's firmware does not provide this function", await findByRole('alert'))
})

test.run()
