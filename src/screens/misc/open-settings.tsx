import { Part } from '../../ui/status/part'
import type { SettingsProps } from './cards'

const loadSettings = () => import('./settings/tab')
const loadVncSettings = () => import('./vnc/tab')

/** The dialogs of the cards, loaded when the first of them is opened; that of VNC by itself. */
export function OpenSettings({ card, ...props }: SettingsProps) {
  if (card === 'vnc') return <Part name="misc-vnc" load={loadVncSettings} with={{ card, ...props }} />
  return <Part name="misc-settings" load={loadSettings} with={{ card, ...props }} />
}
