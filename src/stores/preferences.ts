import { atom } from 'nanostores'
import { recall, remember } from '../lib/browser/storage'

export interface Settings {
  fixedHeader: boolean
  sidebarLogo: boolean
  /** Whether the user menu offers the preferences. */
  showSettings: boolean
}

export const $settings = atom<Settings>({
  fixedHeader: recall('fixedHeader') !== 'false',
  sidebarLogo: recall('sidebarLogo') !== 'false',
  showSettings: recall('showSettings') !== 'false'
})

export function changeSetting(name: keyof Settings, value: boolean): void {
  remember(name, String(value))
  $settings.set({ ...$settings.get(), [name]: value })
}
