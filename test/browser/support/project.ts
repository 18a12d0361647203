import type { Page } from 'playwright-core'
import type { Panel } from '../../panel/panel'
import { PACKAGES } from '../../panel/project/sample-packages'

export const MANAGEMENT = '/app/project/management'
const UPLOAD_PASSWORD = 'upload-3152'

/** A sample package as a file to upload. */
export function packageFile(name: string) {
  const make = PACKAGES[name]
  if (!make) throw new Error(`there is no package ${name}`)
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(make()) }
}

export const pickFile = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Project package').setInputFiles(file)

export const upload = (page: Page) => page.getByRole('button', { name: 'Upload and check' })

export const steps = (page: Page) => page.getByRole('list', { name: 'Steps' })

/** Starts the update of a checked package. */
export async function update(page: Page): Promise<void> {
  await page.getByLabel('Upload Project password').fill(UPLOAD_PASSWORD)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Scales the duration of the panel's jobs. */
export function hurry({ state }: Pick<Panel, 'state'>, pace: number): void {
  state.jobPace = pace
}
