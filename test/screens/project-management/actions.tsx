import ProjectManagementScreen from '../../../src/screens/project-management'
import { PACKAGES } from '../../panel/project/sample-packages'
import { pickFile } from '../../setup/attach'
import { byLabel, byRole, click, clickWhenEnabled, findByRole, findByText } from '../../setup/query'
import { render } from '../../setup/screen'

export const PASSWORD = 'upload-3152'

export const fileOf = (name: string, bytes = PACKAGES[name]!()) => new File([bytes as Uint8Array<ArrayBuffer>], name)

export async function open() {
  render(<ProjectManagementScreen />)
  await findByText('Running project')
}

export const pick = (file: File): void => pickFile(byLabel('Project package'), file)

export async function upload(file: File): Promise<void> {
  pick(file)
  await clickWhenEnabled('Upload and check')
}

export async function checkOnUsb(file: string): Promise<void> {
  click(byLabel('USB or SD'))
  const row = await findByRole('row', { name: new RegExp(file) })
  click(byRole('button', { name: 'Check', within: row }))
}
