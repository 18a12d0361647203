import { atom } from 'nanostores'
import { readHmiName } from '../api/system'
import { sessionSignal } from '../session/renewal'

export const $hmiName = atom('')

let reading: { session: AbortSignal; done: Promise<void> } | undefined

/** Works without a token, unless the panel refuses; who calls while it runs shares its request. @throws ApiError */
export function loadHmiName(): Promise<void> {
  const session = sessionSignal()
  // The request of an ended session is cancelled.
  if (reading?.session !== session) {
    const current = { session, done: readOnce() }
    reading = current
    const end = () => {
      if (reading === current) reading = undefined
    }
    current.done.then(end, end)
  }
  return reading.done
}

async function readOnce(): Promise<void> {
  $hmiName.set((await readHmiName()).name)
}
