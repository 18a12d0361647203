import EnhancedSecurityScreen from '../../../src/screens/enhanced-security'
import type { Panel } from '../../panel/panel'
import { dialogField } from '../../setup/dialog'
import { click, findByRole, type } from '../../setup/query'
import { render } from '../../setup/screen'

export const open = () => render(<EnhancedSecurityScreen />)

/** Opens the dialog for a new account, with its name and password typed. */
export async function openAdd(name: string, password: string): Promise<void> {
  open()
  click(await findByRole('button', { name: 'Add account' }))
  type(dialogField('Account'), name)
  type(dialogField('Password'), password)
}

export const accountOf = (panel: Pick<Panel, 'state'>, name: string) =>
  panel.state.runtimeSecurity.accounts.find(account => account.username === name)
