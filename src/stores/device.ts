import { atom } from 'nanostores'
import { readProjectName } from '../api/project'
import { recall, remember } from '../lib/browser/storage'

export interface Device {
  usermode: boolean
  ethCount: number
  wifiCount: number
  led: boolean
  model?: string
  links: readonly { title: string; url: string }[]
  /** In which it has texts, if it says so. */
  languages?: readonly string[] | undefined
}

const USER_MODE = 'userMode'

/** Used until the panel's own values are known; user mode as it was last in this browser, as its entry moves others. */
export const DEFAULT_DEVICE: Device = {
  usermode: recall(USER_MODE) === 'true',
  ethCount: 2,
  wifiCount: 1,
  led: true,
  links: []
}

export const $device = atom<Device>(DEFAULT_DEVICE)
export const $projectName = atom('')
/** Whether the last reading of the HMI name failed. */
export const $hmiNameMissing = atom(false)

export function setDevice(device: Device): void {
  remember(USER_MODE, String(device.usermode))
  $device.set(device)
}

/** @throws ApiError */
export async function loadProjectName(signal?: AbortSignal): Promise<void> {
  $projectName.set((await readProjectName(signal)).name)
}
