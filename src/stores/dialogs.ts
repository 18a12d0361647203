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

export function toggleExplanations(): void {
  $dialog.set($dialog.get() === 'explain' ? 'none' : 'explain')
}
