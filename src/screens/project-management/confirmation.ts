import { atom } from 'nanostores'

/** A decision of the user in the middle of a save. */
export function createConfirmation() {
  /** Set while the dialog is open; called with the decision. */
  const $decide = atom<((agreed: boolean) => void) | undefined>()

  async function isConfirmed(): Promise<boolean> {
    const agreed = await new Promise<boolean>(resolve => $decide.set(resolve))
    $decide.set(undefined)
    return agreed
  }

  return { $decide, isConfirmed }
}
