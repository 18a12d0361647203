import { atom } from 'nanostores'
import { readHmiName, saveHmiName } from '../api/system'

export const $hmiName = atom('')

/** Works without a token, unless the panel refuses. @throws ApiError */
export async function loadHmiName(signal?: AbortSignal): Promise<void> {
  $hmiName.set((await readHmiName(signal)).name)
}

/** Saves the name and reads back what the panel stored. @throws ApiError */
export async function renameHmi(name: string): Promise<void> {
  await saveHmiName(name)
  await loadHmiName()
}
