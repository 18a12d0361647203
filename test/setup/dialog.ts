import { allByRole, byLabel, byRole, click, findByRole, until } from './query'

/** The one open dialog; throws without one, as the other functions here do. */
export const dialog = (): HTMLElement => byRole('dialog')

export const findDialog = (name: string | RegExp): Promise<HTMLElement> => findByRole('dialog', { name })

export const dialogField = (label: string): HTMLInputElement => byLabel(label, dialog())

export const dialogButton = (name: string): HTMLButtonElement =>
  byRole<HTMLButtonElement>('button', { name, within: dialog() })

export const clickInDialog = (name: string): void => click(dialogButton(name))

/** Waits until no dialog is open. */
export const dialogClosed = () => until(() => allByRole('dialog').length === 0)
