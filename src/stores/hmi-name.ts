import { atom } from 'nanostores'
import { readHmiName } from '../api/system'

export const $hmiName = atom('')

/** Works without a token, unless the panel refuses. @throws ApiError */
export async function loadHmiName(signal?: AbortSignal): Promise<void> {
  $hmiName.set((await readHmiName(signal)).name)
}
