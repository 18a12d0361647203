import { atom } from 'nanostores'
import { readHmiName } from '../api/system'

export const $hmiName = atom('')
/** Known before a sign-in, unless the panel shows it to signed-in users only. */
export const $panelModel = atom<string | undefined>()

/** Works without a token, unless the panel refuses. @throws ApiError */
export async function loadHmiName(signal?: AbortSignal): Promise<void> {
  const { name, model } = await readHmiName(signal)
  $hmiName.set(name)
  $panelModel.set(model)
}
