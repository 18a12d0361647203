import '../../setup/dom'
import { suite } from 'uvu'
import { LoginNote } from '../../../src/screens/login/login-note'
import { $loginNote } from '../../../src/stores/login-note'
import { findByText } from '../../setup/query'
import { cleanup, onCleanup, render } from '../../setup/screen'

const test = suite('login note')
test.after.each(cleanup)

test('says that a project update continues', async () => {
  render(<LoginNote state={{ status: 'idle' }} onCancel={() => {}} />)
  onCleanup(() => $loginNote.set(undefined))
  $loginNote.set('projectManagement.goesOn')
  await findByText('The project update continues while you are logged out. Log in to see the result.')
})

test.run()
