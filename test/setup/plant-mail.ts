import type { Test } from 'uvu'
import { type PlantMail, startPlantMail } from '../panel/mail/plant-mail'
import type { Panel } from '../panel/panel'

/** Has the plant's mail servers run while a suite does, without mails at the beginning of each test. */
export function plantMailOf<T>(tests: Test<T>): () => PlantMail {
  let plant: PlantMail
  tests.before(async () => {
    plant = await startPlantMail()
  })
  tests.before.each(() => {
    plant.mails.length = 0
  })
  tests.after(() => plant.close())
  return () => plant
}

/** Has them run for one test, in reach of its panel. */
export async function withMail(panel: Pick<Panel, 'state'>, run: (mail: PlantMail) => Promise<void>): Promise<void> {
  const mail = await startPlantMail()
  panel.state.mailNetwork = mail.network
  try {
    await run(mail)
  } finally {
    await mail.close()
  }
}
