import '../../setup/dom'
import * as assert from 'uvu/assert'
import { createImport } from '../../../src/screens/account-management/import'
import { ImportResult } from '../../../src/screens/account-management/import-result'
import { test } from '../../setup/panel-test'
import { byRole, byText, click, until } from '../../setup/query'
import { render } from '../../setup/screen'
import { pickText } from '../../setup/table-file'

test('prints the accounts of an import without their temporary passwords', async () => {
  const accounts = createImport(
    () => [],
    () => 50,
    () => {}
  )
  await pickText(accounts, 'Account,Menu permissions\nnight.shift,viewer')
  const rows = await accounts.apply()
  const password = rows[0]!.result.temporary_password!
  let printed = ''
  const print = () => {
    printed = document.querySelector('body > div:last-child')?.textContent ?? ''
  }
  Object.assign(window, { print })
  render(<ImportResult rows={rows} title="Import" onClose={() => {}} />)
  byText(password)
  click(byRole('button', { name: 'Print' }))
  await until(() => printed !== '')
  assert.match(printed, /night\.shift/)
  assert.not.match(printed, password)
})

test.run()
