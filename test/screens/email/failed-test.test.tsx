import '../../setup/dom'
import * as assert from 'uvu/assert'
import EmailScreen from '../../../src/screens/email'
import { clickInDialog, dialogClosed, findDialog } from '../../setup/dialog'
import { test } from '../../setup/panel-test'
import { withMail } from '../../setup/plant-mail'
import { byLabel, byRole, byText, click, findByRole, findByText, type, until } from '../../setup/query'
import { render } from '../../setup/screen'

test('saves a mail server whose test has just failed only after a question that names the failure', async ({ panel }) =>
  withMail(panel, async () => {
    render(<EmailScreen />)
    click(await findByRole('tab', { name: 'SMTP' }))
    await findByRole('textbox', { name: 'Host' })
    for (const label of ['Password', 'Confirm password']) type(byLabel(label), 'wrong')
    click(byRole('button', { name: 'Send using the values on screen' }))
    await findByText(/^Last failure/)
    click(byRole('button', { name: 'Save' }))
    byText('The login was rejected', await findDialog('Save although the test failed?'))
    clickInDialog('Keep editing')
    await dialogClosed()
    assert.is.not(panel.state.email.password, 'wrong')
    type(byLabel('Sender name'), 'Line 9')
    await findByText('The values have changed since the test. Test again.')
    click(byRole('button', { name: 'Save' }))
    await until(() => panel.state.email.password === 'wrong')
  }))

test.run()
