import { atom } from 'nanostores'

/** The dialogs that belong to no screen; any screen may open one. */
export type DialogName =
  | 'none'
  | 'change-password'
  | 'preferences'
  | 'explain'
  | 'finder'
  | 'hmi-name'
  | 'clock'
  | 'export'
  | 'incident'
  | 'hand-over'

export const $dialog = atom<DialogName>('none')

export function openDialog(name: Exclude<DialogName, 'none'>): void {
  $dialog.set(name)
}

export function closeDialog(): void {
  $dialog.set('none')
}

/** Another dialog stays, as this would end it. */
export function toggleExplanations(): void {
  const open = $dialog.get()
  if (open === 'none') openDialog('explain')
  else if (open === 'explain') closeDialog()
}
